import type { Language } from '#contract/languages.ts'
import type { Money } from '#contract/rules/money.ts'
import { progressOf, progressSteps } from '#contract/rules/order-states.ts'
import type { Order } from '#contract/orders.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { LetterBlock, LetterContent } from '#kit/mail/letter/render-letter.ts'
import { nameToGreet } from '#kit/mail/letter/typed-text.ts'
import { type AreaWords, formatMoney, serverWords } from '#modules/words.ts'
import type { OrderMailKind } from './order-mail-job.ts'
import { goodsBlocks } from './goods-blocks.ts'
import { actionBlock, asksForPayment, paymentBlocks } from './payment-blocks.ts'

export type OrderLetter = {
  kind: OrderMailKind
  /** As presented in the buyer's language. */
  order: Order
  language: Language
  /** Why a slip was refused or an order cancelled, in the words of whoever did it. */
  reason: string | undefined
  /** What was paid back. */
  amount: Money | undefined
  /** Opens the order without signing in. */
  orderUrl: string
  /** Without a slash at the end. */
  publicUrl: string
  shopName: string
}

/** Everything that the letter says, in the buyer's language. */
export function writeOrderLetter(letter: OrderLetter): LetterContent & { subject: string } {
  const { kind, order, language, publicUrl, shopName } = letter
  const t = serverWords('mail', language)
  const number = order.order_number
  // Typed by whoever ordered, who may have typed somebody else's address.
  const name = nameToGreet(order.name)
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    language,
    subject: t(`${kind}.subject`, { number }),
    sender: { name: shopName, url: publicUrl },
    preview: `${number} · ${t('summary', { count: pieces, total: formatMoney(order.total) })}`,
    title: t(`${kind}.title`),
    blocks: [
      { kind: 'paragraph', text: `${name === undefined ? t('hello') : t('greeting', { name })}\n${t(`${kind}.text`)}` },
      ...newsBlocks(t, letter),
      ...roadBlocks(t, order),
      ...(asksForPayment(letter) ? paymentBlocks(t, letter) : []),
      actionBlock(t, letter),
      ...goodsBlocks(t, letter),
    ],
    footer: [
      t('footer.why', { number, shop: shopName }),
      t('footer.personal'),
      t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) }),
    ],
  }
}

function newsBlocks(t: AreaWords<'mail'>, { kind, order, reason, amount }: OrderLetter): LetterBlock[] {
  if (kind === 'refunded' && amount !== undefined) {
    const rows = [{ label: t('refunded.amount'), value: formatMoney(amount) }, ...(reason ? [{ label: t('reason'), value: reason }] : [])]
    return [{ kind: 'details', title: t('refunded.what'), rows }]
  }
  if (kind === 'shipped' && order.tracking_number) {
    const title = [t('tracking'), order.carrier_name].filter(Boolean).join(' · ')
    const link = order.tracking_url ? { label: t('follow'), url: order.tracking_url } : undefined
    return [{ kind: 'note', tone: 'info', title, text: order.tracking_number, ...(link ? { link } : {}) }]
  }
  const speaksOfReason = kind === 'proof_refused' || kind === 'cancelled'
  return speaksOfReason && reason ? [{ kind: 'note', tone: 'warning', title: t('reason'), text: reason }] : []
}

/** A cancelled order has left the road. */
function roadBlocks(t: AreaWords<'mail'>, order: Order): LetterBlock[] {
  const at = progressOf(order.status)
  if (at === undefined) return []
  const stateOf = (index: number) => (index === at ? 'now' : index < at ? 'done' : 'ahead')
  return [{ kind: 'road', steps: progressSteps.map((step, index) => ({ label: t(`road.${step}`), state: stateOf(index) })) }]
}
