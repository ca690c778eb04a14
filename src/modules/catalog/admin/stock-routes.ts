import { implement } from '@orpc/server'
import { stockContract } from '#contract/stock.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { adjustProductStock, readProductLedger } from './adjust-product-stock.ts'

const os = implement(stockContract).$context<RequestContext>()

export const stockRoutes = os.router({
  adjust: os.adjust.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => adjustProductStock(ctx, input.params.id, input.body)),
  ),
  ledger: os.ledger.handler(({ input, context }) => readProductLedger(context.ctx, input)),
})
