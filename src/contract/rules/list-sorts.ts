/** By what each list of the back office can be sorted, for calls, pages and queries. The first is the default. */
export const listSorts = {
  products: ['created_at', 'updated_at', 'name', 'price', 'stock'],
  orders: ['placed_at', 'total', 'order_number'],
  people: ['created_at', 'member_since', 'full_name', 'email'],
  subscribers: ['created_at', 'confirmed_at', 'email'],
  discounts: ['created_at', 'code', 'ends_at', 'used'],
  events: ['starts_at', 'title', 'updated_at'],
  partners: ['created_at', 'company', 'orders', 'revenue', 'owed'],
  savedReplies: ['name', 'updated_at'],
  stories: ['position', 'title', 'updated_at'],
  inbox: ['created_at', 'updated_at'],
  contentPages: ['updated_at', 'title'],
  sizeGuides: ['updated_at', 'name'],
  productTypes: ['updated_at', 'name', 'created_at'],
  campaigns: ['updated_at', 'created_at', 'name'],
  studioSessions: ['updated_at', 'created_at', 'name'],
  reviews: ['created_at', 'stars'],
  returns: ['created_at', 'updated_at'],
} as const
export type SortOf<List extends keyof typeof listSorts> = (typeof listSorts)[List][number]
