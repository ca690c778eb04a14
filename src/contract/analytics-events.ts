/** What a visit consists of; the spellings are those of the wire. Apart from the calls, so that pages need no schema to name an event. */
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

/** What our own pages say about each event. Never a name, an e-mail, an address or a token. */
export type EventData = {
  page_view: Empty
  product_view: { productId: string }
  add_to_cart: InCart
  remove_from_cart: InCart
  checkout_start: { value: number; items: number }
  checkout_complete: { orderId: string; value: number; items: number }
  /** `results`: how many were found, where it was known when the visitor went on. */
  search: { query: string; results?: number | undefined }
  filter_apply: Record<string, string>
  user_login: { method: 'password' | 'magic_link' | 'passkey' | 'second_factor' }
  user_logout: Empty
  user_register: Empty
  cart_abandonment: { value: number; items: number; lastStep: string }
  add_to_wishlist: { productId: string }
  remove_from_wishlist: { productId: string }
}
