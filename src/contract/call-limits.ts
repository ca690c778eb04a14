import type { CallLimit } from './call.ts'

export const signInsByAddress: CallLimit = { name: 'sign-in-by-address', points: 30, perSeconds: 60, by: 'address' }

/** Tokens are too long to guess; this bounds what trying costs us. */
export const tokensByAddress: CallLimit = { name: 'tokens-by-address', points: 120, perSeconds: 60, by: 'address' }

export const newsletterLinksByAddress: CallLimit = { name: 'newsletter-links-by-address', points: 60, perSeconds: 600, by: 'address' }

/** A checkout says so when the address or the cart changes. */
export const cartsOfGuestsByAddress: CallLimit = { name: 'carts-of-guests-by-address', points: 60, perSeconds: 600, by: 'address' }

/** Applications of partners; a real company sends one. */
export const applicationsByAddress: CallLimit = { name: 'partner-applications-by-address', points: 10, perSeconds: 3600, by: 'address' }

/** Somebody who bought much reviews ten things in an evening, and writes some of it again. */
export const reviewsByAddress: CallLimit = { name: 'reviews-by-address', points: 40, perSeconds: 3600, by: 'address' }

export const returnsByAddress: CallLimit = { name: 'returns-by-address', points: 20, perSeconds: 3600, by: 'address' }

export const exportsByAccount: CallLimit = { name: 'exports-by-account', points: 20, perSeconds: 600, by: 'account' }

export const picturesByAccount: CallLimit = { name: 'profile-pictures-by-account', points: 20, perSeconds: 600, by: 'account' }

/** Mails that one administrator lets go to addresses of their choice. */
export const invitationsByAccount: CallLimit = { name: 'invitations-by-account', points: 30, perSeconds: 3600, by: 'account' }

/** A card that is held says so every few seconds. */
export const boardHolds: CallLimit = { name: 'board-holds', points: 240, perSeconds: 60, by: 'account' }

/** Presses that make pictures in the studio; each may ask for several. */
export const imagesByAccount: CallLimit = { name: 'studio-images-by-account', points: 120, perSeconds: 600, by: 'account' }
