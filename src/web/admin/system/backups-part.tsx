import { formatFileSize, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { BackupRun, SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { FiguresTable } from '../kit/figures-table.tsx'

/** A run without an end after this time has died with its process. */
const longestRunMs = 6 * 3_600_000

export type BackupsPartProps = { backups: SystemState['backups']; at: string }

export function BackupsPart({ backups: { is_set, runs, drill }, at }: BackupsPartProps) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const resultOf = ({ began_at, ended_at, failure }: BackupRun) => {
    if (ended_at !== null) return failure ?? t('backups.ok')
    return Date.parse(at) - Date.parse(began_at) > longestRunMs ? t('backups.broken') : t('backups.running')
  }
  const drillLine = drill && sentenceOfDrill(drill)

  function sentenceOfDrill(run: BackupRun): string {
    const moment = formatDateTime(language, run.began_at)
    const name = run.name ?? ''
    if (run.ended_at === null || run.failure !== null) return t('backups.drillFailed', { at: moment, reason: resultOf(run) })
    if ((run.broken ?? 0) > 0) return t('backups.drillBroken', { at: moment, name, count: run.broken ?? 0 })
    const minutes = (Date.parse(run.ended_at) - Date.parse(run.began_at)) / 60_000
    return t('backups.drillOk', { at: moment, name, minutes: formatNumber(language, minutes, 1) })
  }

  return (
    <>
      {!is_set && <Notice>{t('backups.notSet')}</Notice>}
      <FiguresTable
        title={t('backups.title')}
        headings={(['when', 'result', 'size', 'rows', 'files'] as const).map((name) => t(`backups.${name}`))}
        leftColumns={2}
        none={t('backups.none')}
        rows={runs.map((run) => [
          formatDateTime(language, run.began_at),
          resultOf(run),
          run.bytes === null ? '–' : formatFileSize(language, run.bytes),
          ...[run.rows, run.files].map((count) => (count === null ? '–' : formatNumber(language, count))),
        ])}
      />
      <EditSection title={t('backups.drill')}>
        <p className="text-small break-words">{drillLine ?? t('backups.drillNone')}</p>
      </EditSection>
    </>
  )
}
