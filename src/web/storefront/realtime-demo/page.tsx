import { isAdmin } from '#contract/actor.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/page'
import { LiveLists } from './live-lists.tsx'
import { mostProducts } from './shown-query.ts'
import { connection, type ConnectionState } from '#web/features/live/connection-state.ts'
import { useStore } from '#web/ui/store.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  const { catalog } = context.get(apiContext)
  const [{ products }, categories] = await Promise.all([
    catalog.listProducts({ limit: mostProducts, lang: language }),
    catalog.listCategories({ active: 'true', lang: language }),
  ])
  return { ...messagesOf(language, ['live', 'goods']), shown: { products, categories }, isEditable: isAdmin(actor) }
}

export default function RealtimeDemoPage({ loaderData: { shown, isEditable } }: Route.ComponentProps) {
  const t = useMessages('live')
  return (
    <main id="content" tabIndex={-1} className="page-width pt-8 pb-section outline-none lg:pt-12">
      <PrivateHead title={t('demo.title')} />
      <PageHeading below={isEditable ? t('demo.adminHint') : t('demo.lead')} aside={<ConnectionChip />}>
        {t('demo.title')}
      </PageHeading>
      <Queries>
        <LiveLists initial={shown} isEditable={isEditable} />
      </Queries>
    </main>
  )
}

const looks: Record<ConnectionState, Status> = {
  quiet: 'shipped',
  connecting: 'pending',
  open: 'completed',
  retrying: 'pending',
  lost: 'cancelled',
}

function ConnectionChip() {
  const t = useMessages('live')
  const state = useStore(connection)
  return (
    <output>
      <StatusChip status={looks[state]}>{t(`demo.connection.${state}`)}</StatusChip>
    </output>
  )
}
