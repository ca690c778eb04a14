export type Found = {
  about: string
  account_id?: string
  order_id?: string
  guest_cart_id?: string
  product_id?: string
  was?: number
  due_at: Date
  expires_at: Date
}
