import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { AddressesPart } from './addresses-part.tsx'
import { FailedEventsPart } from './failed-events-part.tsx'
import { KeysPart } from './keys-part.tsx'
import { PlatformsPart } from './platforms-part.tsx'
import { SwitchesPart } from './switches-part.tsx'
import { ToolsPart } from './tools-part.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language, publicUrl } = context.get(visitContext)
  const api = context.get(apiContext)
  const [agents, { agents_ucp, agents_mcp, agents_feeds, agents_signatures }] = await loadPart(
    Promise.all([api.adminAgents.read(), api.settings.get()]),
  )
  const messages = messagesOf(language, ['admin-agents'])
  const title = createTranslator(language, messages.messages)('admin-agents:pageTitle')
  const switches = { agents_ucp, agents_mcp, agents_feeds, agents_signatures }
  return { agents, switches, publicUrl, mayReplaceKey: actor.kind === 'account' && actor.isSuperAdmin, title, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

/** Programs that shop for people: what they may do, who came, and what they brought. Nobody's name. */
export default function AgentsPage({ loaderData: { agents, switches, publicUrl, mayReplaceKey } }: Route.ComponentProps) {
  const t = useMessages('admin-agents')
  const refresh = useRefresh()
  const isRefreshing = useIsRefreshing()
  useLivePage('settings')
  const readAgain = () => void refresh()
  usePageActions([{ key: 'read-again', label: t('readAgain'), act: readAgain }])
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <AdminHeading
        below={t('below')}
        aside={
          <Button tone="quiet" size="dense" loading={isRefreshing} onClick={readAgain}>
            {t('readAgain')}
          </Button>
        }
      >
        {t('title')}
      </AdminHeading>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <SwitchesPart switches={switches} />
        <AddressesPart publicUrl={publicUrl} switches={switches} />
      </div>
      {agents.failed_events.length > 0 && <FailedEventsPart events={agents.failed_events} />}
      <PlatformsPart platforms={agents.platforms} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <ToolsPart tools={agents.tools} />
        <KeysPart keys={agents.keys} mayReplace={mayReplaceKey} />
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
