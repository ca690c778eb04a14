// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['members']

export const addresses: CallOf<Calls['addresses']> = 'GET /api/addresses'

export const addAddress: CallOf<Calls['addAddress']> = 'POST /api/addresses once'

export const changeAddress: CallOf<Calls['changeAddress']> = 'PUT /api/addresses/{id} detailed'

export const removeAddress: CallOf<Calls['removeAddress']> = 'DELETE /api/addresses/{id} gone'

export const membership: CallOf<Calls['membership']> = 'GET /api/membership'

export const wishlist: CallOf<Calls['wishlist']> = 'GET /api/wishlists'

export const savedProducts: CallOf<Calls['savedProducts']> = 'GET /api/wishlists/product-ids'

export const addToWishlist: CallOf<Calls['addToWishlist']> = 'POST /api/wishlists'

export const removeFromWishlist: CallOf<Calls['removeFromWishlist']> = 'DELETE /api/wishlists/{productId} gone'

const exportCall: CallOf<Calls['export']> = 'GET /api/profile/export'
export { exportCall as export }

export const closeAccount: CallOf<Calls['closeAccount']> = 'DELETE /api/profile gone'
