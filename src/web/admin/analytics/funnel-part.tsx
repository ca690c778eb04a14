import { useNavigate } from 'react-router'
import type { Figures } from '#contract/figures.ts'
import { languages } from '#contract/languages.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { deviceClasses, otherSource } from '#contract/rules/figure-reports.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { type AskedSpan, writtenSpan } from './asked-span.ts'
import { ReportPart } from './report-part.tsx'

export type FunnelPartProps = { figures: Figures; asked: AskedSpan; sourceName: (source: string) => string; fileTo: string }

/** From a visit to an order, of everybody or of some. */
export function FunnelPart({ figures: { funnel, funnel_withheld, paid_sessions, sources }, asked, sourceName, fileTo }: FunnelPartProps) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const navigate = useNavigate()
  const go = (change: Record<string, string | undefined>) =>
    void navigate(adminPages.analytics({ ...writtenSpan(asked), ...change }), { preventScrollReset: true })
  const visited = funnel[0]?.sessions ?? 0
  const steps = [...funnel, ...(paid_sessions === null ? [] : [{ step: 'paid' as const, sessions: paid_sessions }])]
  const share = (sessions: number) => (visited === 0 ? 0 : sessions / visited)
  // Steps are counted for themselves: a later one may have more visits.
  const lostAfter = (sessions: number, next: number | undefined) =>
    next === undefined || next >= sessions
      ? undefined
      : t('funnel.lost', {
          visits: formatNumber(language, sessions - next),
          share: formatPercent(language, (sessions - next) / sessions, 0),
        })
  const choices = [
    ['device', deviceClasses.map((one) => [one, t(`device.${one}`)])],
    ['language', languages.map((one) => [one, t(`language.${one}`)])],
    [
      'source',
      [...new Set([...sources.slice(0, 30).map(({ source }) => source), ...(asked.source ? [asked.source] : [])])]
        .filter((one) => one !== otherSource)
        .map((one) => [one, sourceName(one)]),
    ],
  ] as const

  return (
    <ReportPart
      title={t('funnel.title')}
      note={t('funnel.note')}
      headings={[t('funnel.step'), t('sessions'), t('funnel.share')]}
      rows={
        visited === 0
          ? []
          : steps.map(({ step, sessions }, index) => ({
              key: step,
              name: t(`funnel.${step}`),
              cells: [formatNumber(language, sessions), formatPercent(language, share(sessions), 1)],
              bar: Math.min(1, share(sessions)),
              below: lostAfter(sessions, steps[index + 1]?.sessions),
            }))
      }
      none={t(funnel_withheld ? 'funnel.withheld' : 'noVisits')}
      fileTo={fileTo}
    >
      <div className="mt-2 grid grid-cols-2 gap-2.5 sm:grid-cols-3 print:hidden">
        {choices.map(([name, options]) => (
          <SelectField
            key={name}
            size="dense"
            label={t(`by.${name}`)}
            value={asked[name] ?? ''}
            onChange={({ target }) => go({ [name]: target.value || undefined })}
          >
            <option value="">{t('by.all')}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </ReportPart>
  )
}
