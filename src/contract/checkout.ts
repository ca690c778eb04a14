import { z } from 'zod'
import { call } from './call.ts'
import { mostCartLines } from './rules/cart-limits.ts'
import { paymentKindNames } from './rules/payment-kinds.ts'
import { type CountryCode, shippingZones } from './countries.ts'
import { declared } from './declared.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { isCountryUnnamed } from './rules/named-country.ts'
import { postcodePattern, postcodeProblem } from './rules/postcode.ts'
import { taxDestinations } from './rules/sales-tax.ts'
import {
  country,
  deliveryPromise,
  discountCode,
  email,
  id,
  instant,
  isName,
  language,
  moneySchema,
  optionalLine,
  optionalText,
  phone,
  quantity,
  requiredLine,
  requiredName,
  requiredText,
} from './fields.ts'

export const cartItem = z.strictObject({
  product_id: id,
  variation_id: id.nullish(),
  size: z.string().max(20).nullish(),
  quantity,
})
export type CartItem = z.infer<typeof cartItem>
export const cartItems = z.array(cartItem, 'empty_cart').min(1, 'empty_cart').max(mostCartLines, 'too_many_lines')

export const line = z.object({
  product_id: id,
  variation_id: id.nullable(),
  variation_name: z.string().nullable(),
  size: z.string().nullable(),
  name: z.string(),
  image_url: z.string().nullable(),
  quantity: z.int(),
  unit_price: moneySchema,
  line_total: moneySchema,
  is_pre_order: z.boolean(),
  /** A day. Only for pre-orders for which one is promised. */
  ships_on: z.string().nullable(),
})
export const discountProblems = [
  'discount_unknown',
  'discount_expired',
  'discount_not_yet',
  'discount_used_up',
  'discount_minimum',
  'discount_members_only',
  'discount_not_these_goods',
] as const
export type DiscountProblem = (typeof discountProblems)[number]
export const problem = z.object({
  code: z.enum(['not_found', 'not_at_event', 'out_of_stock', 'choose_variation', 'choose_size', 'members_only_until', ...discountProblems]),
  /** Index into the items as sent; null for a problem with the discount code. */
  line: z.int().nullable(),
  product_id: id.nullable(),
  available: z.int().nullable(),
  /** For `members_only_until`: from then on everybody can buy. */
  until: instant.optional(),
  /** For `discount_minimum`: the sum of goods that the code requires. */
  minimum: moneySchema.optional(),
  message: z.string(),
})
export type Problem = z.infer<typeof problem>
export const quote = z.object({
  lines: z.array(line),
  subtotal: moneySchema,
  discount: moneySchema,
  /** Source of the discount: the better of the two. A code for free shipping has no amount of its own. */
  discount_from: z.enum(['first_purchase', 'code']).nullable(),
  /** The code that the order would use up; null if the code is not valid or not the better discount. */
  discount_code: z.string().nullable(),
  /** Price of gift wrapping; null if it is not requested or not offered. */
  gift_wrapping: moneySchema.nullable(),
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  free_shipping_remaining: moneySchema.nullable(),
  shipping_zone: z.enum(shippingZones),
  /** When everything arrives, or can be collected, if it is ordered now; null if unknown. */
  delivery: deliveryPromise.nullable(),
  /** What the buyer would save as a member; null for members and if there is nothing to save. */
  member_saving: moneySchema.nullable(),
  problems: z.array(problem),
})
export type Quote = z.infer<typeof quote>
export type QuoteLine = z.infer<typeof line>

export const paymentMethod = z.object({
  id,
  type: z.enum(paymentKindNames),
  title: z.string(),
  description: z.string(),
  instructions: z.string(),
  image_url: z.string().nullable(),
  account_number: z.string().nullable(),
  bank_name: z.string().nullable(),
  beneficiary_name: z.string().nullable(),
  swift_code: z.string().nullable(),
  show_bank_details: z.boolean(),
  /** Offered first to buyers in these countries; empty: offered to everybody alike. */
  countries: z.array(country),
  /** Offered for totals from `amount_from` to `amount_to`; null: no bound. */
  amount_from: moneySchema.nullable(),
  amount_to: moneySchema.nullable(),
  /** True for card and PayPal without keys, which lead to a labelled sandbox. */
  is_sandbox: z.boolean(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

const contact = z.strictObject({ name: requiredName(fieldLengths.name), email, phone })
export const address = z.strictObject({
  address: requiredText(fieldLengths.address),
  city: requiredText(fieldLengths.city),
  state: requiredText(fieldLengths.state),
  zip: requiredText(fieldLengths.zip),
  country,
  /** The country name that the buyer entered, where `country` is OTHER. */
  country_name: z.string().optional(),
})
export type Address = z.infer<typeof address>
export const billingAddress = address.extend({ name: optionalText(fieldLengths.name) })
export type BillingAddress = z.infer<typeof billingAddress>
/** A country as input; `namesCountry` refuses OTHER without a name. */
export const typedCountry = {
  country,
  /** Required where `country` is OTHER, ignored elsewhere. */
  country_name: optionalLine(fieldLengths.country_name),
}
/** The parts of `typedAddress`, for schemas that add their own. */
export const typedAddressFields = {
  address: requiredLine(fieldLengths.address),
  city: requiredLine(fieldLengths.city),
  state: requiredLine(fieldLengths.state),
  zip: requiredLine(fieldLengths.zip).register(declared, { pattern: postcodePattern }),
  ...typedCountry,
}
/** Other errors don't prevent a check that reads these fields, but a value of another type does. */
const holdsTexts =
  (...names: string[]) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && names.every((name) => isTextOrNone((value as Readonly<Record<string, unknown>>)[name]))
const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string'
type NamedCountry = { country?: CountryCode | undefined; country_name?: string | undefined }
/** Refuses OTHER without the country's name, and reports it together with other errors. */
export const namesCountry = <Fields extends z.ZodType<NamedCountry>>(fields: Fields) =>
  fields.refine(({ country: code = '', country_name }) => !isCountryUnnamed({ country: code, country_name }), {
    path: ['country_name'],
    message: 'required',
    when: holdsTexts('country', 'country_name'),
  })
type PostedTo = NamedCountry & { zip?: string | undefined }
/** Like `namesCountry`, but for an address with a postcode, which is checked too. */
export const isAddress = <Fields extends z.ZodType<PostedTo>>(fields: Fields) =>
  (['postcode_malaysia', 'invalid_postcode'] as const).reduce<Fields>(
    (checked, message) =>
      checked.refine(({ country: code, zip = '' }) => code === undefined || postcodeProblem(code, zip) !== message, {
        path: ['zip'],
        message,
        when: holdsTexts('country', 'zip'),
      }),
    namesCountry(fields),
  )
/** An address that is entered now. Addresses stored earlier may not meet these rules. */
export const typedAddress = isAddress(z.strictObject(typedAddressFields))

export const deliveries = ['parcel', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]

export const typedBilling = isAddress(z.strictObject({ ...typedAddressFields, name: isName(optionalText(fieldLengths.name)) }))

export const orderFields = {
  items: cartItems,
  /** Omitted by clients that only know parcels. `pickup` is collected at the studio and needs no address. */
  delivery: z.enum(deliveries).optional(),
  /** Required for a parcel. */
  shipping: typedAddress.optional(),
  billing: typedBilling.optional(),
  /** Required where there is something to pay; ignored where the total is RM 0.00. */
  payment_method_id: id.optional(),
  /** The event that collects the order: needs no address, allows only its goods, from its stock. `delivery` is then `pickup`. */
  event_id: id.optional(),
  partner_code: optionalText(64),
  discount_code: discountCode.optional(),
  note: optionalText(fieldLengths.note),
  gift_wrapping: z.boolean().optional(),
  /** For a card in the parcel. */
  gift_message: optionalText(fieldLengths.gift_message),
  quoted_total: z.number().optional(),
}
type Destined = { delivery?: Delivery | undefined; shipping?: Address | undefined; event_id?: string | undefined }
export const parcelHasAddress = ({ delivery, shipping, event_id }: Destined) =>
  event_id !== undefined || delivery === 'pickup' || shipping !== undefined
export const addressMissing = { path: ['shipping'], message: 'required' }

/** `handoff`: the token of what an agent or a link prepared. The order is what the buyer sends. */
export const newOrder = z.strictObject({ ...orderFields, contact, handoff: optionalText(128) }).refine(parcelHasAddress, addressMissing)
export type NewOrder = z.infer<typeof newOrder>

export const checkoutOptions = z.object({
  payment_methods: z.array(paymentMethod),
  countries: z.array(z.object({ code: country, name: z.string() })),
  tax_rate: z.number(),
  tax_destinations: z.enum(taxDestinations),
  shipping_zones: z.array(z.object({ zone: z.enum(shippingZones), name: z.string(), rate: moneySchema })),
  free_shipping_over: z.number(),
  free_shipping_for: z.enum(['members', 'everybody']),
  first_purchase_discount: z.number(),
  proof_max_mb: z.number(),
  /** Price of gift wrapping for an order; null if it is not offered. */
  gift_wrapping: moneySchema.nullable(),
  payment_hours: z.int(),
  /** Days after its arrival within which an order can be sent back. */
  return_days: z.int(),
  studio: address,
})
export type CheckoutOptions = z.infer<typeof checkoutOptions>

export const quoteInput = z.strictObject({
  items: cartItems,
  country: country.optional(),
  state: z.string().max(120).optional(),
  event_id: id.optional(),
  discount_code: discountCode.optional(),
  delivery: z.enum(deliveries).optional(),
  gift_wrapping: z.boolean().optional(),
  lang: language.optional(),
})

export const checkoutContract = {
  quote: call('everyone')
    .route({ method: 'POST', path: '/checkout/quote', summary: 'Say what a cart costs, and what is wrong with it', tags: ['Buying'] })
    .input(quoteInput)
    .output(quote),
  options: call('everyone')
    .route({
      method: 'GET',
      path: '/checkout/options',
      summary: 'List payment methods, countries, shipping rates and tax',
      tags: ['Buying'],
    })
    .input(z.object({ lang: language.optional() }))
    .output(checkoutOptions),
}
