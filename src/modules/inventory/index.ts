export { availabilityOf } from './availability.ts'
export { moveStock, type Pieces } from './move-stock.ts'
export { type Count, setOnHand } from './set-on-hand.ts'
export type { StockReason } from './stock-hold.ts'
