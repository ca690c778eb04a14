import { formatFileSize, formatNumber } from '#contract/messages/format.ts'
import type { SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { FiguresTable } from '../kit/figures-table.tsx'
import { PartFacts } from './part-facts.tsx'

export type DatabasePartProps = { database: SystemState['database']; migration: string }

export function DatabasePart({ database, migration }: DatabasePartProps) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const { version, is_embedded, bytes, connections, most_connections, tables } = database
  const print = (value: number) => formatNumber(language, value)
  return (
    <>
      <EditSection title={t('database.title')} hint={t(is_embedded ? 'database.embedded' : 'database.version', { version })}>
        <PartFacts
          facts={[
            [t('database.size'), formatFileSize(language, bytes)],
            [t('database.connections'), t('database.of', { used: print(connections), most: print(most_connections) })],
            [t('database.migration'), migration],
          ]}
        />
      </EditSection>
      <FiguresTable
        title={t('database.table')}
        headings={[t('database.name'), t('database.bytes'), t('database.rows')]}
        none=""
        rows={tables.map((table) => [table.name, formatFileSize(language, table.bytes), print(table.rows)])}
      />
    </>
  )
}

export function SlowQueriesPart({ database: { statements, slow_queries } }: Pick<DatabasePartProps, 'database'>) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  if (statements !== 'counted')
    return (
      <EditSection title={t('slow.title')}>
        <p className="max-w-3xl text-small text-smoke">{t(`slow.${statements}`)}</p>
      </EditSection>
    )
  return (
    <FiguresTable
      title={t('slow.title')}
      headings={[t('slow.query'), t('slow.mean'), t('slow.calls'), t('slow.total')]}
      none={t('slow.none')}
      rows={slow_queries.map(({ query, mean_ms, calls, total_ms }) => [
        query,
        formatNumber(language, mean_ms, 1),
        formatNumber(language, calls),
        formatNumber(language, total_ms / 1000, 1),
      ])}
    />
  )
}
