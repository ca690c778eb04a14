import { formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FiguresTable } from '../kit/figures-table.tsx'

export function QueuesPart({ queues }: { queues: SystemState['jobs']['queues'] }) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const names = ['name', 'waiting', 'since', 'active', 'later', 'failed'] as const
  const full = queues.filter(({ waiting, active, later, failed }) => waiting + active + later + failed > 0)
  return (
    <FiguresTable
      title={t('queues.title')}
      headings={names.map((name) => t(`queues.${name}`))}
      none={t('queues.none')}
      note={full.length < queues.length ? t('queues.empty', { count: queues.length - full.length }) : ''}
      rows={full.map(({ name, waiting, waiting_since, active, later, failed }) => [
        name,
        formatNumber(language, waiting),
        waiting_since === null ? '–' : formatDateTime(language, waiting_since),
        ...[active, later, failed].map((count) => formatNumber(language, count)),
      ])}
    />
  )
}
