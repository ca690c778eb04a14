import { useMemo } from 'react'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { optionName } from '../event-inventory/stock-groups.ts'
import { ReportPart } from './report-part.tsx'
import type { ReportProps } from './report-figures.tsx'
import { soldRows } from './sold-rows.ts'

export function SoldPart({ report, items }: ReportProps) {
  const t = useMessages('admin-event-report')
  const language = useLanguage()
  const rows = useMemo(() => soldRows(report.by_product, items), [report.by_product, items])
  const number = (value: number) => formatNumber(language, value)
  const heading = 'px-2 py-2 text-tiny font-medium text-smoke'
  if (rows.length === 0) {
    return (
      <ReportPart title={t('sold.title')}>
        <p className="text-smoke">{t('sold.none')}</p>
      </ReportPart>
    )
  }
  return (
    <ReportPart title={t('sold.title')}>
      <div className="-mx-4 overflow-x-auto px-4 print:overflow-visible">
        <table className="figures w-full text-small">
          <thead>
            <tr className="border-b border-wool">
              <th scope="col" className={`${heading} pl-0 text-left`}>
                {t('sold.product')}
              </th>
              <th scope="col" className={`${heading} text-right`}>
                {t('sold.pieces')}
              </th>
              <th scope="col" className={`${heading} text-right max-sm:hidden`}>
                {t('sold.brought')}
              </th>
              <th scope="col" className={`${heading} text-left max-sm:hidden`}>
                {t('sold.share')}
              </th>
              <th scope="col" className={`${heading} pr-0 text-right`}>
                {t('sold.taken')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-wool/70 last:border-b-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <span className="flex min-w-0 items-center gap-3">
                    <Thumbnail imageKey={row.imageKey ?? undefined} alt="" size={32} className="shrink-0 print:hidden" />
                    <span className="min-w-0">
                      <span className="block">{row.name}</span>
                      <span className="block text-tiny text-smoke">{optionName(row)}</span>
                    </span>
                  </span>
                </th>
                <td className="px-2 text-right">{number(row.units)}</td>
                <td className="px-2 text-right text-smoke max-sm:hidden">{row.brought === 0 ? '–' : number(row.brought)}</td>
                <td className="px-2 max-sm:hidden">
                  {row.share !== undefined && (
                    <span className="flex items-center gap-3">
                      <ShareBar share={row.share} className="h-2.5 w-20 bg-lapis/25 print:hidden" />
                      {formatPercent(language, row.share / 100)}
                    </span>
                  )}
                </td>
                <td className="pl-2 text-right font-bold">{formatMoney(row.total).replace('RM\u00a0', '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReportPart>
  )
}
