import { formatFileSize, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FiguresTable } from '../kit/figures-table.tsx'

export function InstancesPart({ instances }: { instances: SystemState['instances'] }) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const print = (value: number) => formatNumber(language, value)
  const names = ['name', 'build', 'since', 'memory', 'delay', 'pool', 'cache', 'hits', 'streams'] as const
  return (
    <>
      {new Set(instances.map(({ build }) => build)).size > 1 && <Notice>{t('instances.mixed')}</Notice>}
      <FiguresTable
        title={t('instances.title')}
        note={t('instances.note')}
        headings={names.map((name) => t(`instances.${name}`))}
        leftColumns={2}
        none={t('instances.none')}
        rows={instances.map(({ host, pid, is_this, build, started_at, memory_bytes, loop_delay_ms, pool, cache, streams }) => {
          const name = `${host}:${pid}`
          const asked = cache.hits + cache.misses
          return [
            is_this ? t('instances.this', { name }) : name,
            build ?? t('fromSources'),
            formatDateTime(language, started_at),
            formatFileSize(language, memory_bytes),
            formatNumber(language, loop_delay_ms, 1),
            `${print(pool.open - pool.idle)} / ${print(pool.most)}`,
            print(cache.answers),
            asked === 0 ? '–' : formatPercent(language, cache.hits / asked),
            print(streams),
          ]
        })}
      />
    </>
  )
}
