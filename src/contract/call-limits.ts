import type { CallLimit } from './call.ts'

export const signInsByAddress: CallLimit = { name: 'sign-in-by-address', points: 30, perSeconds: 60, by: 'address' }

/** Tokens are too long to guess; this limits what attempts cost the server. */
export const tokensByAddress: CallLimit = { name: 'tokens-by-address', points: 120, perSeconds: 60, by: 'address' }

export const newsletterLinksByAddress: CallLimit = { name: 'newsletter-links-by-address', points: 60, perSeconds: 600, by: 'address' }

/** The checkout saves the guest's cart when the email address or the cart changes. */
export const cartsOfGuestsByAddress: CallLimit = { name: 'carts-of-guests-by-address', points: 60, perSeconds: 600, by: 'address' }

/** Applications of partners: a real company sends one. */
export const applicationsByAddress: CallLimit = { name: 'partner-applications-by-address', points: 10, perSeconds: 3600, by: 'address' }

/** A frequent buyer reviews ten products in an evening and rewrites some reviews. */
export const reviewsByAddress: CallLimit = { name: 'reviews-by-address', points: 40, perSeconds: 3600, by: 'address' }

export const returnsByAddress: CallLimit = { name: 'returns-by-address', points: 20, perSeconds: 3600, by: 'address' }

export const exportsByAccount: CallLimit = { name: 'exports-by-account', points: 20, perSeconds: 600, by: 'account' }

export const picturesByAccount: CallLimit = { name: 'profile-pictures-by-account', points: 20, perSeconds: 600, by: 'account' }

/** Mails that one administrator can send to addresses of their choice. */
export const invitationsByAccount: CallLimit = { name: 'invitations-by-account', points: 30, perSeconds: 3600, by: 'account' }

/** A page that holds a card reports it every few seconds. */
export const boardHolds: CallLimit = { name: 'board-holds', points: 240, perSeconds: 60, by: 'account' }

/** Requests for studio pictures; each can ask for several pictures. */
export const imagesByAccount: CallLimit = { name: 'studio-images-by-account', points: 120, perSeconds: 600, by: 'account' }
