import type { OwnPartner } from '#contract/partner-area.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'

const strong = { b: (inside: string) => <b className="figures font-bold text-ink">{inside}</b> }
const mostDays = 4

export function Balance({ partner: { balances, coming, hold_days } }: { partner: OwnPartner }) {
  const t = useMessages('partner-area')
  const language = useLanguage()
  const { pending, approved, paid } = balances
  const dated = coming.flatMap(({ day, amount }) => (day === null ? [] : [{ day, amount }]))
  const undated = coming.find(({ day }) => day === null)
  return (
    <div className="mt-4 grid max-w-prose gap-1.5 text-body text-smoke">
      <p>
        {richText(
          approved < 0
            ? t('balance.debt', { amount: formatMoney(Math.abs(approved)) })
            : t(approved === 0 ? 'balance.nothingReady' : 'balance.ready', { amount: formatMoney(approved) }),
          strong,
        )}
      </p>
      {pending > 0 && <p>{richText(t('balance.pending', { amount: formatMoney(pending), count: hold_days }), strong)}</p>}
      {(dated.length > 0 || undated) && (
        <ul className="grid gap-1 border-l-2 border-wool pl-4 text-label">
          {dated.slice(0, mostDays).map(({ day, amount }) => (
            <li key={day}>{richText(t('balance.comesOn', { amount: formatMoney(amount), date: formatDate(language, day) }), strong)}</li>
          ))}
          {dated.length > mostDays && (
            <li>
              {richText(
                t('balance.comesLater', {
                  amount: formatMoney(dated.slice(mostDays).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100),
                }),
                strong,
              )}
            </li>
          )}
          {undated && <li>{richText(t('balance.comesAfter', { amount: formatMoney(undated.amount) }), strong)}</li>}
        </ul>
      )}
      <p>{richText(t('balance.paid', { amount: formatMoney(paid) }), strong)}</p>
    </div>
  )
}
