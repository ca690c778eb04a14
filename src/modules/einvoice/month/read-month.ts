import type { EinvoiceMonth, EinvoicePortalFigures, EinvoiceSums } from '#contract/einvoice.ts'
import { add, fromSen, type Money, subtract, zero } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { requireOn } from '../settings/read-settings.ts'
import { dueOn, isIn, spanOfMonth } from './month-span.ts'
import { payoutsIn, salesMovedIn, type SoldOrder } from './month-store.ts'
import { isCovered, isOfMonth, placeOf } from './place-of-sale.ts'
import { leftOf, partsOfRefund, type RefundParts } from './refund-parts.ts'

const none: EinvoiceSums = { count: 0, total: zero, tax: zero }

/** Throws einvoice_off (409). */
export async function readMonth(ctx: Pick<Ctx, 'db'>, month: string): Promise<EinvoiceMonth> {
  const rules = await requireOn(ctx)
  const span = spanOfMonth(month)
  let [orders, waiting] = [none, none]
  const left_out: EinvoiceMonth['left_out'] = []
  for await (const batch of salesMovedIn(ctx.db, span))
    for (const sold of batch.filter(({ sale }) => isOfMonth(span, sale) && isCovered(rules, sale))) {
      const place = placeOf(sold, rules)
      orders = plus(orders, sold)
      if (place === 'waiting') waiting = plus(waiting, sold)
      else left_out.push({ order_id: sold.orderId, order_number: sold.orderNumber, total: sold.total, reason: place })
    }
  return {
    month,
    due_on: dueOn(month),
    orders,
    individual: none,
    consolidated: none,
    waiting,
    problems: none,
    left_out,
    given_back: none,
    documents: [],
  }
}

/** Throws einvoice_off (409). */
export async function readPortalFigures(ctx: Pick<Ctx, 'db'>, month: string): Promise<EinvoicePortalFigures> {
  const rules = await requireOn(ctx)
  const span = spanOfMonth(month)
  let [lines, tax, rounding, payable, notes] = [0, zero, zero, zero, none]
  for await (const batch of salesMovedIn(ctx.db, span))
    for (const sold of batch.filter(({ sale }) => isCovered(rules, sale))) {
      const refunds = refundsOf(sold)
      if (!isOfMonth(span, sold.sale)) {
        for (const { at, amount, parts } of refunds) if (isIn(span, at)) notes = plus(notes, { total: amount, tax: parts.tax })
      } else if (placeOf(sold, rules) === 'waiting') {
        lines += 1
        const left = leftOf(sold, sumOf(refunds.map(({ parts }) => parts)))
        payable = add(payable, left.total)
        tax = add(tax, left.tax)
        rounding = add(rounding, left.rounding)
      }
    }
  const payouts = await payoutsIn(ctx.db, span)
  return {
    month,
    lines,
    net: subtract(payable, add(tax, rounding)),
    tax,
    rounding,
    payable,
    notes,
    payouts: { count: payouts.length, total: fromSen(payouts.reduce((sum, { amountSen }) => sum + amountSen, 0)) },
  }
}

/** The refunds of a sale with their parts, oldest first. */
export function refundsOf(sold: SoldOrder): { at: Date; amount: Money; parts: RefundParts }[] {
  let before = zero
  return sold.sale.refunds.map(({ at, amount }) => {
    const parts = partsOfRefund(sold, amount, before)
    before = add(before, amount)
    return { at, amount, parts }
  })
}

function sumOf(parts: readonly RefundParts[]): RefundParts {
  const sum = (name: keyof RefundParts) => add(...parts.map((part) => part[name]))
  return { untaxed: sum('untaxed'), tax: sum('tax'), goods: sum('goods') }
}

function plus(sums: EinvoiceSums, { total, tax }: { total: Money; tax: Money }): EinvoiceSums {
  return { count: sums.count + 1, total: add(sums.total, total), tax: add(sums.tax, tax) }
}
