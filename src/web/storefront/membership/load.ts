import { createAreaTranslator } from '#contract/messages/translator.ts'
import { viewCard } from '#web/commerce/card-view.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { loadContentPage } from '../content/load-page.ts'

/** What membership is, and what it brings today. */
export async function loadMembership(api: Api, { language }: Visit) {
  const [page, { early, reduced }] = await Promise.all([loadContentPage(api, 'membership'), api.catalog.listMemberOffers({})])
  const pageMessages = messagesOf(language, ['info', 'goods'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  return {
    ...pageMessages,
    page,
    early: early.map((product) => ({ card: viewCard(product, t), until: product.early_access_until })),
    reduced: reduced.map((product) => viewCard(product, t)),
  }
}
export type MembershipView = Awaited<ReturnType<typeof loadMembership>>
