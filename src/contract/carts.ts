import { z } from 'zod'
import { call } from './call.ts'
import { cartsOfGuestsByAddress, newsletterLinksByAddress } from './call-limits.ts'
import { cartItem, cartItems } from './checkout.ts'
import { product } from './catalog.ts'
import { email, id, language, moneySchema } from './fields.ts'
import { mostCartLines } from './rules/cart-limits.ts'
import { trimmed } from './rules/visible-text.ts'

/** A cart line as a browser draws it before it has requested a quote. */
const keptLine = z.object({
  product_id: id,
  variation_id: id.nullable(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  slug: z.string(),
  name: z.string(),
  image_key: z.string().nullable(),
  /** Today's price for this visitor. */
  price: moneySchema,
})
export type KeptLine = z.infer<typeof keptLine>

/** `version` is 0 before the first change. */
export const keptCart = z.object({ version: z.int(), lines: z.array(keptLine) })
export type KeptCart = z.infer<typeof keptCart>

/** Comma-separated ids. */
const productIds = z
  .string('required')
  .max(40 * mostCartLines, 'too_many')
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(id).min(1, 'required').max(mostCartLines, 'too_many'))

const tags = ['Cart']

export const cartsContract = {
  get: call('account').route({ method: 'GET', path: '/cart', summary: 'Read the cart kept with your account', tags }).output(keptCart),
  put: call('account')
    .route({ method: 'PUT', path: '/cart', summary: 'Keep your cart with your account', tags })
    .input(
      z.strictObject({
        items: z.array(cartItem).max(mostCartLines, 'too_many_lines'),
        /** The version that this change is based on. */
        version: z.int().min(0).max(2_000_000_000),
      }),
    )
    .output(keptCart)
    .errors({ cart_changed: { status: 409, data: z.object({ current: keptCart }) } }),
  putGuest: call('everyone', { limit: cartsOfGuestsByAddress, isForOwnPages: true })
    .route({
      method: 'PUT',
      path: '/cart/guest',
      summary: 'Keep a guest’s cart for a reminder, where the owner of the address reads the shop’s letters',
      successStatus: 204,
      tags,
    })
    .input(z.strictObject({ email, items: z.array(cartItem).max(mostCartLines, 'too_many_lines') }))
    .output(z.void()),
  goesWith: call('everyone')
    .route({ method: 'GET', path: '/cart/goes-with', summary: 'List what others bought together with these products', tags })
    .input(z.object({ products: productIds, lang: language.optional() }))
    .output(z.object({ products: z.array(product) })),
  lines: call('everyone')
    .route({ method: 'POST', path: '/cart/lines', summary: 'Read what a cart shows of these items, without those that are gone', tags })
    .input(z.strictObject({ items: cartItems, lang: language.optional() }))
    .output(z.object({ lines: z.array(keptLine) })),
  restore: call('link_holder', { limit: newsletterLinksByAddress })
    .route({ method: 'POST', path: '/cart/restore', summary: 'Read the cart that a letter’s link leads to', tags })
    .input(z.strictObject({ token: z.string('required').overwrite(trimmed).min(1, 'required').max(128, 'too_long') }))
    .output(z.object({ lines: z.array(keptLine) }))
    .errors({ newsletter_link_expired: { status: 410 } }),
}
