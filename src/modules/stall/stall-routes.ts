import { implement } from '@orpc/server'
import { pickupsContract } from '#contract/pickups.ts'
import { stallSalesContract } from '#contract/stall-sales.ts'
import { inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { decidePickup } from './choices/decide-pickup.ts'
import { listPickups } from './choices/list-pickups.ts'
import { getBuyersCode } from './codes/buyers-code.ts'
import type { PickupKey } from './codes/pickup-keys.ts'
import { listSales } from './sales/read-sales.ts'
import { readReport } from './sales/read-report.ts'
import { readReportFile } from './sales/report-file.ts'
import { sell } from './sales/sell.ts'
import { takeMoney } from './sales/take-money.ts'
import { voidSale } from './sales/void-sale.ts'
import { handOver } from './scans/hand-over.ts'
import { readManifest } from './scans/read-manifest.ts'
import { recordScans } from './scans/record-scan.ts'
import { undoScan } from './scans/undo-scan.ts'

const pickups = implement(pickupsContract).$context<RequestContext>()
const sales = implement(stallSalesContract).$context<RequestContext>()

export function pickupRoutes(key: PickupKey) {
  return pickups.router({
    code: pickups.code.handler(({ input, context }) => getBuyersCode(context, { eventId: input.id, orderId: input.orderId, key })),
    scan: pickups.scan.handler(({ input, context }) => recordScans(context.ctx, input)),
    undo: pickups.undo.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => undoScan(ctx, input.scanId))),
    handOver: pickups.handOver.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => handOver(ctx, { id: input.params.id, ...input.body })),
    ),
    manifest: pickups.manifest.handler(({ input, context }) => readManifest(context.ctx, { ...input, key })),
    takeMoney: pickups.takeMoney.handler(({ input, context }) => takeMoney(context.ctx, { id: input.params.id, ...input.body })),
    list: pickups.list.handler(({ input, context }) => listPickups(context.ctx, input)),
    decide: pickups.decide.handler(({ input, context }) => decidePickup(context.ctx, { id: input.params.id, ...input.body })),
  })
}

/** Routes that act once run in the transaction of their `Idempotency-Key`. */
export const stallSaleRoutes = sales.router({
  sell: sales.sell.handler(async ({ input, context }) => ({ sale: await sell(context.ctx, input.params.id, input.body) })),
  list: sales.list.handler(({ input, context }) => listSales(context.ctx, input)),
  void: sales.void.handler(async ({ input: { params, body }, context }) => ({
    sale: await inTransaction(context.ctx, (ctx) => voidSale(ctx, { eventId: params.id, saleId: params.saleId, reason: body.reason })),
  })),
  report: sales.report.handler(({ input, context }) => readReport(context.ctx, input.id)),
  reportFile: sales.reportFile.handler(({ input, context }) => readReportFile(speaking(context.ctx, input.lang), input.id)),
})
