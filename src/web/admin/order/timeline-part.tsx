import type { Language } from '#contract/languages.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { type EditedPart, editedParts } from '#contract/rules/order-edits.ts'
import { orderMailKinds } from '#contract/rules/order-mails.ts'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import { zero } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { wordOf } from '../order-status-words.ts'
import { mailWordOf } from './mail-word.ts'
import { Part } from './part.tsx'

type Entry = StaffOrder['timeline'][number]
type Words = {
  t: AreaTranslator<'admin-order'>
  common: AreaTranslator<'admin'>
  language: Language
  delivery: StaffOrder['delivery']
}
export type TimelinePartProps = { entries: readonly Entry[]; delivery: StaffOrder['delivery'] }

export function TimelinePart({ entries, delivery }: TimelinePartProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const language = useLanguage()
  return (
    <Part title={t('order.timeline')}>
      <ol className="grid grid-cols-1 gap-3">
        {entries.toReversed().map((entry, index) => (
          <li key={`${entry.at}-${index}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span aria-hidden="true" className={`mt-1.5 size-2 rotate-45 ${index === 0 ? 'bg-lapis' : 'bg-edge'}`} />
            <div className="min-w-0">
              <p className="font-medium">
                {entry.kind === 'status' && entry.status && !entry.held_until
                  ? statusTitle(t, wordOf(entry.status, { delivery }))
                  : titleOf({ t, common, language, delivery }, entry)}
              </p>
              {entry.note && <p className="break-words whitespace-pre-line">{entry.note}</p>}
              <p className="figures text-tiny text-smoke">
                <time dateTime={entry.at}>{formatDateTime(language, entry.at)}</time>
                {'\u00a0· '}
                {entry.by ?? t(`timeline.${isByCustomer(entry) ? 'byCustomer' : 'byShop'}`)}
                {entry.is_override && <strong className="text-pending">{`\u00a0· ${t('timeline.override')}`}</strong>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Entries without an account come from a guest (who can place, pay and cancel an order) or from the system. */
function isByCustomer({ kind, status }: Entry): boolean {
  return kind === 'placed' || kind === 'proof' || (kind === 'status' && status === 'cancelled')
}

function listOf(t: AreaTranslator<'admin-order'>, language: Language, about: readonly string[]): string {
  const names = about.flatMap((part) => (isEditedPart(part) ? [t(`edit.${part}`)] : []))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

function mailsOf({ t, delivery }: Words, about: readonly string[]): string {
  return orderMailKinds
    .filter((kind) => about.includes(kind))
    .map((kind) => mailWordOf(kind, { delivery }))
    .map((word) => t(`mails.kind.${word}`))
    .join(', ')
}

function isEditedPart(part: string): part is EditedPart {
  return editedParts.some((known) => known === part)
}

function statusTitle(t: AreaTranslator<'admin-order'>, word: OrderStatus | 'ready'): string {
  return t(`timeline.status.${word}`)
}

function titleOf(words: Words, entry: Entry): string {
  const { t, common, language } = words
  if (entry.held_until) return t('hold.until', { date: formatDateTime(language, entry.held_until) })
  if (entry.kind === 'edited') return t('timeline.kind.edited', { parts: listOf(t, language, entry.about ?? []) })
  if (entry.kind === 'mail') return t('timeline.kind.mail', { mail: mailsOf(words, entry.about ?? []) })
  if (entry.kind === 'remade') return t('timeline.kind.remade', { name: entry.about?.join(', ') ?? '' })
  if (entry.kind === 'refund') return t('timeline.kind.refund', { amount: formatMoney(entry.amount ?? zero) })
  if (entry.kind === 'payment' && entry.payment_status) return common(`payment.${entry.payment_status}`)
  return t(`timeline.kind.${entry.kind}`)
}
