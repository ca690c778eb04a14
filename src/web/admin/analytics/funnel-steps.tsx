import type { Figures } from '#contract/figures.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'

export type FunnelStep = {
  key: string
  name: string
  to: string | undefined
  count: string
  percent: string
  /** Share of all visits. `before` is the same share in the compared period. */
  share: number
  before: number | undefined
  below: string | undefined
}

/** Shows each step as a bar of its share, with a mark at the share of the compared period. */
export function FunnelSteps({ steps, beforeLabel }: { steps: readonly FunnelStep[]; beforeLabel: string | undefined }) {
  return (
    <>
      <ol className="mt-3 grid gap-2.5">
        {steps.map(({ key, name, to, count, percent, share, before, below }) => (
          <li key={key}>
            <p className="flex items-baseline gap-3 text-small">
              <span className="min-w-0 flex-1">
                {to ? (
                  <Link to={to} className="text-link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <b className="figures">{count}</b>
              <span className="figures w-14 shrink-0 text-right text-smoke">{percent}</span>
            </p>
            <StepBar share={share} before={before} />
            {below && <p className="mt-0.5 text-tiny text-smoke">{below}</p>}
          </li>
        ))}
      </ol>
      {beforeLabel && (
        <p className="mt-2 flex items-center gap-2 text-tiny text-smoke">
          <span aria-hidden="true" className="h-3.5 w-[3px] bg-[#cb6d2a] print:[print-color-adjust:exact] dark:bg-apricot" />
          {beforeLabel}
        </p>
      )}
    </>
  )
}

const percentOf = (share: number) => Math.max(0, Math.min(100, share * 100))

function StepBar({ share, before }: { share: number; before: number | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-1 block h-5 w-full print:[print-color-adjust:exact]"
    >
      <rect y="1" width="100" height="8" className="fill-wool/40" />
      <rect y="1" width={percentOf(share)} height="8" className="fill-lapis" />
      {before !== undefined && (
        <rect x={Math.min(99.4, percentOf(before))} width="0.6" height="10" className="fill-[#cb6d2a] dark:fill-apricot" />
      )}
    </svg>
  )
}

/** Shows the share of visits that ordered, by the language of their first page. */
export function FunnelLanguages({ languages }: { languages: Figures['languages'] }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const visited = languages.filter(({ sessions }) => sessions > 0).map((row) => ({ ...row, share: row.ordered_sessions / row.sessions }))
  const most = Math.max(0, ...visited.map(({ share }) => share))
  if (visited.length === 0) return null
  return (
    <section aria-label={t('funnel.byLanguage')} className="mt-4 border-t border-wool pt-3">
      <p className="text-tiny text-smoke">{t('funnel.byLanguage')}</p>
      <ul className="mt-1.5 grid gap-1.5 text-small">
        {visited.map((row) => (
          <li key={row.language} className="flex items-center gap-3">
            <span className="w-20 shrink-0 sm:w-24">{t(`language.${row.language}`)}</span>
            <span className="figures w-28 shrink-0 text-smoke sm:w-32">
              {t('funnel.visits', { count: row.sessions, visits: formatNumber(language, row.sessions) })}
            </span>
            <span className="min-w-0 flex-1">
              <ShareBar share={most === 0 ? 0 : (row.share / most) * 100} className="h-2 w-full print:[print-color-adjust:exact]" />
            </span>
            <b className="figures w-14 shrink-0 text-right">{formatPercent(language, row.share, 1)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
