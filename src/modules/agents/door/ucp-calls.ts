import { cancelCartCall, createCart, getCart, updateCart } from '../carts/cart-calls.ts'
import { getProduct } from '../catalog/get-product.ts'
import { lookUpCatalog } from '../catalog/look-up-catalog.ts'
import { searchCatalog } from '../catalog/search-catalog.ts'
import { cancelCheckoutCall, completeCheckout, createCheckout, getCheckout, updateCheckout } from '../checkouts/checkout-calls.ts'
import { getOrder } from '../orders/get-order.ts'
import type { UcpCall } from './ucp-ask.ts'

const search = 'dev.ucp.shopping.catalog.search'
const checkout = 'dev.ucp.shopping.checkout'
const cart = 'dev.ucp.shopping.cart'
const lookup = 'dev.ucp.shopping.catalog.lookup'

export const ucpCalls: readonly UcpCall[] = [
  { method: 'POST', path: /^\/catalog\/search$/, tool: 'search_catalog', capability: search, writes: false, act: searchCatalog },
  { method: 'POST', path: /^\/catalog\/lookup$/, tool: 'lookup_catalog', capability: lookup, writes: false, act: lookUpCatalog },
  { method: 'POST', path: /^\/catalog\/product$/, tool: 'get_product', capability: lookup, writes: false, act: getProduct },
  { method: 'POST', path: /^\/carts$/, tool: 'create_cart', capability: cart, writes: true, act: createCart },
  { method: 'GET', path: /^\/carts\/([\w-]{1,80})$/, tool: 'get_cart', capability: cart, writes: false, act: getCart },
  { method: 'PUT', path: /^\/carts\/([\w-]{1,80})$/, tool: 'update_cart', capability: cart, writes: true, act: updateCart },
  { method: 'POST', path: /^\/carts\/([\w-]{1,80})\/cancel$/, tool: 'cancel_cart', capability: cart, writes: true, act: cancelCartCall },
  { method: 'POST', path: /^\/checkout-sessions$/, tool: 'create_checkout', capability: checkout, writes: true, act: createCheckout },
  {
    method: 'GET',
    path: /^\/checkout-sessions\/([\w-]{1,80})$/,
    tool: 'get_checkout',
    capability: checkout,
    writes: false,
    act: getCheckout,
  },
  {
    method: 'PUT',
    path: /^\/checkout-sessions\/([\w-]{1,80})$/,
    tool: 'update_checkout',
    capability: checkout,
    writes: true,
    act: updateCheckout,
  },
  {
    method: 'POST',
    path: /^\/checkout-sessions\/([\w-]{1,80})\/complete$/,
    tool: 'complete_checkout',
    capability: checkout,
    writes: true,
    act: completeCheckout,
  },
  {
    method: 'POST',
    path: /^\/checkout-sessions\/([\w-]{1,80})\/cancel$/,
    tool: 'cancel_checkout',
    capability: checkout,
    writes: true,
    act: cancelCheckoutCall,
  },
  {
    method: 'GET',
    path: /^\/orders\/([\w-]{1,80})$/,
    tool: 'get_order',
    capability: 'dev.ucp.shopping.order',
    writes: false,
    act: getOrder,
  },
]
