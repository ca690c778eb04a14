import type { CallLimit } from './call.ts'

export const signInsByAddress: CallLimit = { name: 'sign-in-by-address', points: 30, perSeconds: 60, by: 'address' }

/** Tokens are too long to guess; this bounds what trying costs us. */
export const tokensByAddress: CallLimit = { name: 'tokens-by-address', points: 120, perSeconds: 60, by: 'address' }

export const newsletterLinksByAddress: CallLimit = { name: 'newsletter-links-by-address', points: 60, perSeconds: 600, by: 'address' }

export const exportsByAccount: CallLimit = { name: 'exports-by-account', points: 20, perSeconds: 600, by: 'account' }

export const picturesByAccount: CallLimit = { name: 'profile-pictures-by-account', points: 20, perSeconds: 600, by: 'account' }

/** Mails that one administrator lets go to addresses of their choice. */
export const invitationsByAccount: CallLimit = { name: 'invitations-by-account', points: 30, perSeconds: 3600, by: 'account' }
