export type Capability =
  `dev.ucp.shopping.${'catalog.search' | 'catalog.lookup' | 'cart' | 'checkout' | 'order' | 'fulfillment' | 'discount' | 'buyer_consent' | 'permalink'}`
