import { formatTime } from '#contract/messages/format-dates.ts'
import type { LiveChange } from '#contract/live.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import type { Heard } from './use-changes.ts'

export function HeardList({ heard }: { heard: readonly Heard[] }) {
  const t = useMessages('live')
  return (
    <section aria-labelledby="live-changes">
      <Heading id="live-changes" size="heading-3">
        {t('demo.changes')}
      </Heading>
      {heard.length === 0 && <p className="mt-4 text-smoke">{t('demo.noChanges')}</p>}
      <div role="log" aria-labelledby="live-changes">
        <ol className="mt-4 grid gap-2 text-label">
          {heard.map((entry) => (
            <li key={entry.number} className="flex gap-3">
              <time dateTime={entry.at.toISOString()} className="figures shrink-0 text-smoke">
                {formatTime(entry.at)}
              </time>
              <span className="min-w-0 break-words">{sentenceOf(entry, t)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function sentenceOf(entry: Heard, t: AreaTranslator<'live'>): string {
  if (entry.table === 'missed') return t('demo.event.missed')
  return t(`demo.event.${entry.table}.${kinds[entry.type]}`, { name: entry.name ?? t('demo.event.elsewhere') })
}

const kinds: Record<LiveChange['type'], 'insert' | 'update' | 'delete'> = { INSERT: 'insert', UPDATE: 'update', DELETE: 'delete' }
