import type { SubscriberImport } from '#contract/subscribers.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'

export function ImportReport({ report: { imported, skipped, skipped_count }, isDone }: { report: SubscriberImport; isDone: boolean }) {
  const t = useMessages('admin-newsletter')
  const language = useLanguage()
  return (
    <>
      <Notice
        tone={isDone && imported > 0 ? 'success' : 'info'}
        title={isDone ? t('import.done', { count: imported }) : t('import.toAdd', { count: imported })}
        announced
      >
        {skipped_count > 0 ? t('import.skipped', { count: skipped_count }) : t('import.noneSkipped')}
      </Notice>
      {skipped.length > 0 && (
        <section aria-label={t('import.skippedRows')} className="overflow-x-auto rounded-edge border border-wool bg-surface">
          <table className="w-full border-separate border-spacing-0 text-small">
            <caption className="sr-only">{t('import.skippedRows')}</caption>
            <thead>
              <tr className="h-9.5 *:border-b *:border-wool">
                <TableHeaderCell figures>{t('import.row')}</TableHeaderCell>
                <TableHeaderCell>{t('import.reason')}</TableHeaderCell>
              </tr>
            </thead>
            <tbody>
              {skipped.map(({ row, error }) => (
                <tr key={row} className="h-9 *:border-b *:border-wool/70 last:*:border-b-0">
                  <TableCell figures>{formatNumber(language, row)}</TableCell>
                  <TableCell wraps>{error}</TableCell>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {skipped_count > skipped.length && <p className="text-smoke">{t('import.more', { count: skipped_count - skipped.length })}</p>}
    </>
  )
}
