import { implement } from '@orpc/server'
import { eventStockContract } from '#contract/event-stock.ts'
import type { RequestContext } from '#modules/context.ts'
import { bringPieces, giveBackPieces } from './bring-pieces.ts'
import { countPieces } from './count-pieces.ts'
import { readEventLedger } from './event-ledger.ts'
import { readInventory } from './read-inventory.ts'

const os = implement(eventStockContract).$context<RequestContext>()

/** Writing routes run in the transaction of their `Idempotency-Key`. */
export const eventStockRoutes = os.router({
  read: os.read.handler(({ input, context }) => readInventory(context.ctx, input.id)),
  bring: os.bring.handler(async ({ input, context: { ctx } }) => {
    await bringPieces(ctx, input.params.id, input.body)
    return readInventory(ctx, input.params.id)
  }),
  giveBack: os.giveBack.handler(async ({ input, context: { ctx } }) => {
    await giveBackPieces(ctx, input.params.id, input.body)
    return readInventory(ctx, input.params.id)
  }),
  count: os.count.handler(async ({ input, context: { ctx } }) => {
    await countPieces(ctx, input.params.id, input.body)
    return readInventory(ctx, input.params.id)
  }),
  ledger: os.ledger.handler(({ input, context }) => readEventLedger(context.ctx, input)),
})
