import type { ReactNode } from 'react'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { optionName, sumsOf } from '../event-inventory/stock-groups.ts'
import type { ReportProps } from './report-figures.tsx'
import { ReportPart } from './report-part.tsx'

type Row = { key: string; name: string; below: string; figure: ReactNode }

export function PiecesParts({ report, items, timeZone }: ReportProps & { timeZone: string }) {
  const t = useMessages('admin-event-report')
  const language = useLanguage()
  const { allocated, sold, collected, returned, difference, remaining, reserved } = sumsOf(items)
  const number = (value: number) => formatNumber(language, value)
  const named = ({ name, ...option }: { name: string; variation_name: string | null; size: string | null }) =>
    [name, optionName(option)].filter(Boolean).join(', ')
  return (
    <>
      <ReportPart title={t('balance.title')}>
        <p className="max-w-prose">
          {t('balance.text', {
            allocated: number(allocated),
            sold: number(sold),
            collected: number(collected),
            returned: number(returned),
          })}{' '}
          {remaining + reserved > 0 && t('balance.left', { count: remaining + reserved })}{' '}
          {difference !== 0 && (
            <span className="font-bold text-pomegranate">{t('balance.difference', { difference: signed(difference, number) })}</span>
          )}
        </p>
        <Rows
          rows={report.returned.map((row) => ({
            key: named(row),
            name: named(row),
            below: '',
            figure: t('pieceCount', { count: row.quantity }),
          }))}
        />
      </ReportPart>
      <ReportPart title={t('differences.title')}>
        <Rows
          none={t('differences.none')}
          rows={report.differences.map((row, index) => ({
            key: `${index}`,
            name: named(row),
            below: [t(`reason.${row.reason}`), row.note, formatDateTime(language, row.at, { timeZone, year: false })]
              .filter(Boolean)
              .join(' · '),
            figure: <span className="font-bold text-pomegranate">{signed(row.quantity, number)}</span>,
          }))}
        />
      </ReportPart>
      {report.price_differences.length > 0 && (
        <ReportPart title={t('priceDifferences.title')}>
          <p className="text-small text-smoke">{t('priceDifferences.hint')}</p>
          <Rows
            rows={report.price_differences.map((row) => ({
              key: row.sale_id,
              name: row.receipt_number,
              below: [
                t('priceDifferences.taken', { total: formatMoney(row.total), current: formatMoney(row.current_total) }),
                formatDateTime(language, row.sold_at, { timeZone, year: false }),
              ].join(' · '),
              figure: <span className="font-bold text-pomegranate">{signed(row.difference, formatMoney)}</span>,
            }))}
          />
        </ReportPart>
      )}
      <ReportPart
        title={t('notCollected.title')}
        aside={
          report.not_collected.length > 0 && (
            <Link to={adminPages.eventPickups(report.event.id)} className="text-link font-bold print:hidden">
              {t('notCollected.orders')}
            </Link>
          )
        }
      >
        <Rows
          none={t('notCollected.none')}
          rows={report.not_collected.map((row) => ({
            key: named(row),
            name: named(row),
            below: '',
            figure: t('pieceCount', { count: row.quantity }),
          }))}
        />
      </ReportPart>
    </>
  )
}

function signed(value: number, print: (value: number) => string): string {
  return `${value > 0 ? '+' : '−'}${print(Math.abs(value))}`
}

function Rows({ rows, none }: { rows: readonly Row[]; none?: string }) {
  if (rows.length === 0) return none === undefined ? null : <p className="text-smoke">{none}</p>
  return (
    <ul className="mt-2 text-small">
      {rows.map(({ key, name, below, figure }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 border-t border-wool/70 py-2">
          <span className="min-w-0">
            <span className="block">{name}</span>
            {below && <span className="block text-tiny text-smoke">{below}</span>}
          </span>
          <span className="figures shrink-0 text-right">{figure}</span>
        </li>
      ))}
    </ul>
  )
}
