import type { AgentsOverview } from '#contract/admin-agents.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FiguresTable } from '../kit/figures-table.tsx'

/** How often the plain MCP server's tools were called. */
export function ToolsPart({ tools }: Pick<AgentsOverview, 'tools'>) {
  const t = useMessages('admin-agents')
  const language = useLanguage()
  return (
    <FiguresTable
      title={t('tools.title')}
      headings={[t('tools.name'), t('tools.calls')]}
      rows={tools.map(({ name, calls }) => [name, formatNumber(language, calls)])}
      none={t('tools.none')}
    />
  )
}
