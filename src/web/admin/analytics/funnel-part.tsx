import { useNavigate } from 'react-router'
import type { Figures } from '#contract/figures.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { deviceClasses } from '#contract/rules/figure-reports.ts'
import { writeBehind } from '#contract/rules/orders-behind.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { type AskedSpan, writtenSpan } from './asked-span.ts'
import { FunnelLanguages, FunnelSteps } from './funnel-steps.tsx'
import { ReportPart } from './report-part.tsx'

export type FunnelPartProps = { figures: Figures; asked: AskedSpan; sourceName: (source: string) => string; fileTo: string }

const eventsOf = {
  visited: {},
  viewed_product: { type: 'product_view' },
  added: { type: 'add_to_cart' },
  checkout: { type: 'checkout_start' },
} as const

export function FunnelPart({
  figures: { from, to, funnel, paid_sessions, sources, languages: byLanguage, compare },
  asked,
  sourceName,
  fileTo,
}: FunnelPartProps) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const { languages } = useShop()
  const navigate = useNavigate()
  const go = (change: Record<string, string | undefined>) =>
    void navigate(adminPages.analytics({ ...writtenSpan(asked), ...change }), { preventScrollReset: true })
  const visited = funnel[0]?.sessions ?? 0
  const steps = [...funnel, { step: 'paid' as const, sessions: paid_sessions }]
  const share = (sessions: number) => (visited === 0 ? 0 : sessions / visited)
  const earlier = compare && [...compare.funnel, { step: 'paid' as const, sessions: compare.paid_sessions }]
  const earlierVisits = compare?.funnel[0]?.sessions ?? 0
  const earlierShare = (step: string) =>
    earlier && earlierVisits > 0 ? (earlier.find((one) => one.step === step)?.sessions ?? 0) / earlierVisits : undefined
  // Each step is counted independently, so a later step may have more visits.
  const lostAfter = (sessions: number, next: number | undefined) =>
    next === undefined || next >= sessions
      ? undefined
      : t('funnel.lost', {
          visits: formatNumber(language, sessions - next),
          share: formatPercent(language, (sessions - next) / sessions, 0),
        })
  const isNarrowed = Boolean(asked.device ?? asked.language ?? asked.source)
  // The last two steps link to orders. The others link to the events, which do not have these filters.
  const leadsTo = (step: (typeof steps)[number]['step']) => {
    if (step === 'ordered' || step === 'paid')
      return adminPages.orders({
        behind: writeBehind({ of: 'visits', from, to, device: asked.device, language: asked.language, source: asked.source }),
        ...(step === 'paid' && { payment: 'paid' }),
      })
    return isNarrowed ? undefined : adminPages.analyticsEvents({ from, to, ...eventsOf[step] })
  }
  const choices = [
    ['device', deviceClasses.map((one) => [one, t(`device.${one}`)])],
    ['language', languages.map((one) => [one, t(`language.${one}`)])],
    [
      'source',
      [...new Set([...sources.slice(0, 30).map(({ source }) => source), ...(asked.source ? [asked.source] : [])])].map((one) => [
        one,
        sourceName(one),
      ]),
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
              to: leadsTo(step),
              cells: [formatNumber(language, sessions), formatPercent(language, share(sessions), 1)],
              bar: Math.min(1, share(sessions)),
              below: lostAfter(sessions, steps[index + 1]?.sessions),
            }))
      }
      none={t('noVisits')}
      fileTo={fileTo}
      picture={
        <>
          <FunnelSteps
            steps={steps.map(({ step, sessions }, index) => ({
              key: step,
              name: t(`funnel.${step}`),
              to: leadsTo(step),
              count: formatNumber(language, sessions),
              percent: formatPercent(language, share(sessions), 1),
              share: share(sessions),
              before: earlierShare(step),
              below: lostAfter(sessions, steps[index + 1]?.sessions),
            }))}
            beforeLabel={
              compare && earlierVisits > 0
                ? t('funnel.before', { days: formatDateRange(language, compare.from, compare.to, { month: 'short' }) })
                : undefined
            }
          />
          {!isNarrowed && <FunnelLanguages languages={byLanguage} />}
        </>
      }
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
