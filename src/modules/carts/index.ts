export { readGuestCart } from './guest-cart.ts'
export { readCart } from './kept-cart.ts'
export { listLeftCarts } from './left-carts.ts'
export { issueCartLink } from './restore-cart.ts'
