import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { exportsByAccount } from './call-limits.ts'
import { product } from './catalog.ts'
import { address, isAddress, typedAddressFields } from './checkout.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { id, instant, moneySchema, phone, requiredName, requiredText } from './fields.ts'
import { ownPassword } from './owner-proof.ts'

export const addressLabels = ['home', 'work', 'other'] as const

const addressFields = {
  label: z.enum(addressLabels),
  name: requiredText(fieldLengths.name),
  phone,
  ...address.shape,
}
/** If no default is given, the first address of an account is the default for both. */
export const addressInput = isAddress(
  z.strictObject({
    ...addressFields,
    ...typedAddressFields,
    name: requiredName(fieldLengths.name),
    label: z.enum(addressLabels).default('home'),
    is_default_shipping: z.boolean().optional(),
    is_default_billing: z.boolean().optional(),
  }),
)
export type AddressInput = z.infer<typeof addressInput>
export const ownAddress = z.object({
  ...addressFields,
  phone: z.string(),
  id,
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
export type OwnAddress = z.infer<typeof ownAddress>

export const wishlistItem = z.object({
  product_id: id,
  created_at: instant,
  /** The price for the owner when the product was saved, and the price now; null while it is not for sale. */
  price_when_added: moneySchema,
  price_now: moneySchema.nullable(),
  product: product.nullable(),
})
export type WishlistItem = z.infer<typeof wishlistItem>

/** What membership gives this account. Rates are shares: 0.05 is 5 %; amounts are RM. */
export const ownMembership = z.object({
  is_member: z.boolean(),
  member_since: instant.nullable(),
  /** Identifies a member at a counter, as a QR code or typed; null for non-members. */
  member_code: z.string().nullable(),
  /** Set while a request to join waits for an admin's decision. */
  membership_requested_at: instant.nullable(),
  first_purchase_discount: z.number(),
  /** False once an order has used the discount. */
  awaits_first_purchase: z.boolean(),
  free_shipping_over: z.number(),
  has_free_shipping: z.boolean(),
})
export type OwnMembership = z.infer<typeof ownMembership>

const path = z.object({ id })

export const membersContract = {
  addresses: call('account')
    .route({ method: 'GET', path: '/addresses', summary: 'List your addresses', tags: ['Account'] })
    .output(z.array(ownAddress)),
  addAddress: callRepeatable('account')
    .route({ method: 'POST', path: '/addresses', summary: 'Add an address to your address book', successStatus: 201, tags: ['Account'] })
    .input(addressInput)
    .output(ownAddress)
    .errors({ too_many_addresses: { status: 409 } }),
  changeAddress: call('account_owner')
    .route({
      method: 'PUT',
      path: '/addresses/{id}',
      summary: 'Change one of your addresses',
      inputStructure: 'detailed',
      tags: ['Account'],
    })
    .input(z.object({ params: path, body: addressInput }))
    .output(ownAddress),
  removeAddress: call('account_owner')
    .route({ method: 'DELETE', path: '/addresses/{id}', summary: 'Remove one of your addresses', successStatus: 204, tags: ['Account'] })
    .input(path)
    .output(z.void()),
  membership: call('account')
    .route({ method: 'GET', path: '/membership', summary: 'Read what membership brings you', tags: ['Account'] })
    .output(ownMembership),
  wishlist: call('account')
    .route({ method: 'GET', path: '/wishlists', summary: 'List your wishlist', tags: ['Account'] })
    .output(z.array(wishlistItem)),
  /** Newest first. All that a page needs to draw its wishlist hearts. */
  savedProducts: call('account')
    .route({ method: 'GET', path: '/wishlists/product-ids', summary: 'List the ids of the products on your wishlist', tags: ['Account'] })
    .output(z.array(id)),
  addToWishlist: call('account')
    .route({ method: 'POST', path: '/wishlists', summary: 'Add a product to your wishlist', successStatus: 201, tags: ['Account'] })
    .input(z.strictObject({ productId: id }))
    .output(wishlistItem)
    .errors({
      product_not_found: { status: 404 },
      already_in_wishlist: { status: 409, data: z.object({ alreadyExists: z.literal(true) }) },
      wishlist_full: { status: 409 },
    }),
  removeFromWishlist: call('account_owner')
    .route({
      method: 'DELETE',
      path: '/wishlists/{productId}',
      summary: 'Remove a product from your wishlist',
      successStatus: 204,
      tags: ['Account'],
    })
    .input(z.object({ productId: z.string().max(64) }))
    .output(z.void()),
  export: call('account', { limit: exportsByAccount })
    .route({ method: 'GET', path: '/profile/export', summary: 'Download everything the shop holds about you', tags: ['Account'] })
    .output(z.record(z.string(), z.unknown()))
    .errors({ sign_in_again: { status: 403 } }),
  closeAccount: call('account')
    .route({ method: 'DELETE', path: '/profile', summary: 'Close your account', successStatus: 204, tags: ['Account'] })
    .input(z.strictObject({ password: ownPassword }).optional())
    .output(z.void())
    .errors({ sign_in_again: { status: 403 }, last_super_admin: { status: 409 } }),
}
