import { z } from 'zod'
import { call } from './call.ts'
import { countryCodes } from './countries.ts'
import { day, language } from './fields.ts'
import { displayCurrencies } from './rules/display-currencies.ts'

const shopFacts = z.object({
  name: z.string(),
  /** The languages that are on, in the order of the switch. */
  languages: z.array(language),
  /** RM; `free_shipping_for` says for whom. */
  free_shipping_over: z.number(),
  free_shipping_for: z.enum(['members', 'everybody']),
  /** A share, such as 0.05. */
  first_purchase_discount: z.number(),
  tax_rate: z.number(),
  /** Other currencies in which prices can be shown, in units for one ringgit, and the day of these rates. */
  display_rates: z.array(z.object({ code: z.enum(displayCurrencies), rate: z.number() })),
  rates_on: z.string(),
  /** Stock is low at this number of pieces or fewer. */
  low_stock_at: z.int(),
  social_url: z.string(),
  /** Street, postcode and city of the studio, on one line. */
  studio_address: z.string(),
  analytics_consent: z.enum(['everybody', 'nobody']),
  /** Whether the links of prepared carts and checkouts can be opened. */
  handoffs: z.object({ cart: z.boolean(), checkout: z.boolean() }),
})

/** Null: closed. */
const dayHours = z.object({ opens: z.string(), closes: z.string() }).nullable()

const studioFacts = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.enum(countryCodes),
  /** Name of the country, where `country` is OTHER. */
  country_name: z.string().optional(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** From Monday, in Kuala Lumpur time. */
  opening_hours: z.array(dayHours),
  /** Days on which the studio is closed despite its opening hours. */
  holidays: z.array(day),
})
export type StudioFacts = z.infer<typeof studioFacts>

export type ShopFacts = z.infer<typeof shopFacts>

export const shopContract = {
  facts: call('everyone')
    .route({ method: 'GET', path: '/shop', summary: 'Read what every page says of the shop itself', tags: ['Shop'] })
    .output(shopFacts),
  studio: call('everyone')
    .route({ method: 'GET', path: '/shop/studio', summary: 'Read where the studio is and when it is open', tags: ['Shop'] })
    .output(studioFacts),
}
