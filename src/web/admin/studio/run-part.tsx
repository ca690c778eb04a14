import { formatNumber } from '#contract/messages/format.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useCosts } from './engine-part.tsx'

export function RunPart({ session: { images, cost } }: { session: StudioSession }) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const costs = useCosts(cost)
  const made = images.filter(({ ended_at: endedAt, url }) => endedAt !== null && url !== null)
  const isSentOut = made.some(({ engine }) => engine !== 'compositor')
  const begunMs = Math.min(...made.map(({ created_at: createdAt }) => Date.parse(createdAt)))
  const endedMs = Math.max(...made.map(({ ended_at: endedAt }) => Date.parse(endedAt ?? '')))
  const seconds = Math.max(1, Math.round((endedMs - begunMs) / 1000))
  return (
    <section aria-label={t('run.title')} className="border-t border-wool pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-label font-bold">{t('run.title')}</h2>
        {made.length > 0 && seconds < 600 && (
          <span className="figures text-tiny text-smoke">
            {t('run.time', { seconds: formatNumber(language, seconds), count: made.length })}
          </span>
        )}
      </div>
      <p className="mt-1 text-small text-smoke">
        {isSentOut ? t('run.sentOut') : t('run.here')} {cost.spent > 0 && costs.spent} {t('run.untilSaved')}
      </p>
    </section>
  )
}
