import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { historyShown, ThingHistory } from '../audit-log/thing-history.tsx'
import { loadPart } from '../kit/load-part.ts'
import { loadLetterFacts } from '../letter/letter-facts.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { DraftPage } from './draft-page.tsx'
import { SentPage } from './sent-page.tsx'

export async function loader({ context, params: { campaignId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const messages = messagesOf(language, ['admin-campaigns', 'admin-letter', 'admin-edit', 'admin-sortable', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-campaigns:pageTitle')
  const campaign = await loadPart(api.campaigns.get({ id: campaignId }))
  const history = await api.audit.list({ entity: 'campaign', entity_id: campaignId, limit: historyShown })
  const now = new Date().toISOString()
  const page = { title, campaign, history, now, email: actor.kind === 'account' ? actor.email : '', ...messages }
  if (campaign.status !== 'draft') return { ...page, facts: undefined, partners: [] }
  const [facts, { partners }] = await Promise.all([loadLetterFacts(api, [campaign.letters]), api.adminPartners.names({ status: 'active' })])
  return { ...page, facts, partners }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData && `${loaderData.campaign.name} · ${loaderData.title}`)
}

export default function CampaignRoute({ loaderData: { campaign, history, facts, partners, email, now } }: Route.ComponentProps) {
  const historyPart = <ThingHistory entity="campaign" id={campaign.id} {...history} />
  if (facts)
    return <DraftPage key={campaign.id} campaign={campaign} facts={facts} partners={partners} email={email} history={historyPart} />
  return <SentPage campaign={campaign} now={now} history={historyPart} />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
