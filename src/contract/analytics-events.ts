/** The events of a visit, spelled as on the wire. Separate from the calls, so pages can name an event without loading a schema. */
export const eventTypes = [
  'page_view',
  'add_to_cart',
  'remove_from_cart',
  'checkout_start',
  'checkout_complete',
  'product_view',
  'search',
  'filter_apply',
  'user_login',
  'user_logout',
  'user_register',
  'cart_abandonment',
  'add_to_wishlist',
  'remove_from_wishlist',
] as const
export type EventType = (typeof eventTypes)[number]

export const eventCategories = ['navigation', 'ecommerce', 'user', 'engagement'] as const
export type EventCategory = (typeof eventCategories)[number]

export const categoryOfEvent: Record<EventType, EventCategory> = {
  page_view: 'navigation',
  product_view: 'ecommerce',
  add_to_cart: 'ecommerce',
  remove_from_cart: 'ecommerce',
  checkout_start: 'ecommerce',
  checkout_complete: 'ecommerce',
  cart_abandonment: 'ecommerce',
  user_login: 'user',
  user_logout: 'user',
  user_register: 'user',
  search: 'engagement',
  filter_apply: 'engagement',
  add_to_wishlist: 'engagement',
  remove_from_wishlist: 'engagement',
}

type Empty = Record<string, never>
type InCart = { productId: string; variationId?: string; size?: string; quantity: number; price: number }

/** The data that the shop's own pages send with each event. Never a name, an email, an address or a token. */
export type EventData = {
  page_view: Empty
  product_view: { productId: string }
  add_to_cart: InCart
  remove_from_cart: InCart
  checkout_start: { value: number; items: number }
  checkout_complete: { orderId: string; value: number; items: number }
  /** `results`: the number of results, if it was known when the visitor moved on. */
  search: { query: string; results?: number | undefined }
  filter_apply: Record<string, string>
  user_login: { method: 'password' | 'magic_link' | 'passkey' | 'second_factor' }
  user_logout: Empty
  user_register: Empty
  cart_abandonment: { value: number; items: number; lastStep: string }
  add_to_wishlist: { productId: string }
  remove_from_wishlist: { productId: string }
}
