import { einvoiceMonthName } from '#contract/einvoice.ts'
import type { CsvFile } from '#contract/lists.ts'
import { daysOfMonth } from '#contract/rules/einvoice-rules.ts'
import type { PaymentKind } from '#contract/rules/payment-kinds.ts'
import { add, fromSen, isLess, max, type Money, subtract, zero } from '#contract/rules/money.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { type CsvColumn, csvOfBatches } from '#modules/csv-answer.ts'
import { requireOn } from '../settings/read-settings.ts'
import { isIn, spanOfMonth } from './month-span.ts'
import { payoutsIn, salesMovedIn, type SoldOrder, type Span } from './month-store.ts'
import { isCovered, isOfMonth, type MonthRules, placeOf } from './place-of-sale.ts'
import { refundsOf } from './read-month.ts'

/** The codes of MyInvois. */
export const paymentModes: Readonly<Record<PaymentKind, string>> = {
  cash: '01',
  bank_transfer: '03',
  card: '04',
  qr_code: '06',
  paypal: '06',
  other: '08',
}

const headings = [
  'kind',
  'date',
  'order_number',
  'channel',
  'buyer_name',
  'buyer_tin',
  'buyer_id',
  'net',
  'tax',
  'rounded_up',
  'rounded_down',
  'total',
  'given_back',
  'tax_given_back',
  'payout',
  'payment_mode',
  'document',
  'uuid',
  'state',
] as const
type Heading = (typeof headings)[number]
type AmountHeading = 'net' | 'tax' | 'rounded_up' | 'rounded_down' | 'total' | 'given_back' | 'tax_given_back' | 'payout'

/** Cells by column; a missing one is empty. No amount is negative: the guard against formulas would put an apostrophe before it. */
type FileRow = { kind: 'order' | 'refund' | 'payout'; date: string } & Partial<
  Record<Exclude<Heading, AmountHeading | 'kind' | 'date'>, string> & Record<AmountHeading, Money>
>

const columns = headings.map((heading): CsvColumn<FileRow> => [heading, (row) => row[heading] ?? null])

/** A row for each order of the month, each refund made in it, and each payout to a partner. Throws einvoice_off (409). */
export async function makeMonthFile(ctx: Pick<Ctx, 'db' | 'clock'>, month: string): Promise<CsvFile> {
  const rules = await requireOn(ctx)
  return csvOfBatches(ctx, { name: 'e-invoices', days: daysOfMonth(month), batches: rowsOf(ctx, spanOfMonth(month), rules), columns })
}

/** Throws einvoice_off (409), NotFound for a text that is no month. */
export async function answerMonthFile(ctx: Pick<Ctx, 'db' | 'clock'>, month: string): Promise<Response> {
  if (!einvoiceMonthName.safeParse(month).success) throw new NotFound()
  const { headers, body } = await makeMonthFile(ctx, month)
  return new Response(body, { headers })
}

async function* rowsOf({ db }: Pick<Ctx, 'db'>, span: Span, rules: MonthRules): AsyncGenerator<FileRow[], void> {
  for (const rowsIn of [ordersIn, refundsIn])
    for await (const batch of salesMovedIn(db, span))
      yield rowsIn(
        batch.filter(({ sale }) => isCovered(rules, sale)),
        span,
        rules,
      )
  yield (await payoutsIn(db, span)).map(({ paidAt, company, tin, idNumber, amountSen }) => ({
    kind: 'payout',
    date: dayOf(paidAt),
    buyer_name: company,
    buyer_tin: tin,
    buyer_id: idNumber,
    payout: fromSen(amountSen),
  }))
}

function ordersIn(batch: readonly SoldOrder[], span: Span, rules: MonthRules): FileRow[] {
  return batch
    .filter(({ sale }) => isOfMonth(span, sale))
    .map((sold) => ({
      kind: 'order',
      date: dayOf(sold.sale.paidAt),
      order_number: sold.orderNumber,
      channel: sold.channel,
      net: subtract(sold.total, add(sold.tax, sold.rounding)),
      tax: sold.tax,
      rounded_up: max(zero, sold.rounding),
      rounded_down: isLess(sold.rounding, zero) ? subtract(zero, sold.rounding) : zero,
      total: sold.total,
      payment_mode: paymentModes[sold.methodType],
      state: placeOf(sold, rules),
    }))
}

function refundsIn(batch: readonly SoldOrder[], span: Span): FileRow[] {
  return batch.flatMap((sold) =>
    refundsOf(sold)
      .filter(({ at }) => isIn(span, at))
      .map(({ at, amount, parts }) => ({
        kind: 'refund' as const,
        date: dayOf(at),
        order_number: sold.orderNumber,
        channel: sold.channel,
        given_back: amount,
        tax_given_back: parts.tax,
        payment_mode: paymentModes[sold.methodType],
      })),
  )
}
