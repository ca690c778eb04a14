import type { ProductImport } from '#contract/product-files.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'

const errorsShown = 200

export type ImportReportProps = { report: ProductImport; name: string; isDone: boolean }

export function ImportReport({ report: { rows, created, changed, unchanged, errors }, name, isDone }: ImportReportProps) {
  const t = useMessages('admin-product-import')
  const language = useLanguage()
  if (errors.length > 0)
    return (
      <>
        <Notice tone="error" title={t('hasErrors', { name })} announced>
          {t('nothingDone')}
        </Notice>
        <section aria-label={t('errors')} className="overflow-x-auto rounded-edge border border-wool bg-surface">
          <table className="w-full border-separate border-spacing-0 text-small">
            <caption className="sr-only">{t('errors')}</caption>
            <thead>
              <tr className="h-9.5 *:border-b *:border-wool">
                <TableHeaderCell figures>{t('row')}</TableHeaderCell>
                <TableHeaderCell>{t('column')}</TableHeaderCell>
                <TableHeaderCell>{t('error')}</TableHeaderCell>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, errorsShown).map(({ row, column, code, error }) => (
                <tr key={`${row} ${column} ${code}`} className="h-9 *:border-b *:border-wool/70 last:*:border-b-0">
                  <TableCell figures>{formatNumber(language, row)}</TableCell>
                  <TableCell>
                    <code className="wrap-anywhere">{column ?? '–'}</code>
                  </TableCell>
                  <TableCell wraps>{error}</TableCell>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {errors.length > errorsShown && <p className="text-smoke">{t('more', { count: errors.length - errorsShown })}</p>}
      </>
    )
  const isNothing = created + changed === 0
  const title = isDone ? t('done', { name }) : isNothing ? t('nothing', { name }) : t('checked', { name })
  return (
    <Notice tone={isDone ? 'success' : 'info'} title={title} announced>
      <p className="figures">
        {[
          t('rows', { count: rows }),
          created > 0 && t('created', { count: created }),
          changed > 0 && t('changed', { count: changed }),
          unchanged > 0 && t('unchanged', { count: unchanged }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Notice>
  )
}
