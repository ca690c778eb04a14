import type { ShopFacts } from '#contract/shop.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { viewCard } from '#web/commerce/card-view.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { loadContentPage } from '../content/load-page.ts'

export async function loadMembership(api: Api, { language }: Visit) {
  const [page, { early, reduced }, shop] = await Promise.all([
    loadContentPage(api, 'membership'),
    api.catalog.listMemberOffers({}),
    api.shop.facts(),
  ])
  const pageMessages = messagesOf(language, ['info', 'goods'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  return {
    ...pageMessages,
    page: { ...page, sections: page.sections.filter(({ anchor }) => isForMembers(anchor, shop)) },
    early: early.map((product) => ({ card: viewCard(product, t, { few: shop.low_stock_at }), until: product.early_access_until })),
    reduced: reduced.map((product) => viewCard(product, t, { few: shop.low_stock_at })),
  }
}
export type MembershipView = Awaited<ReturnType<typeof loadMembership>>

/** Whether a section, by its anchor, is a benefit for members only. Settings may extend it to everyone or switch it off. */
function isForMembers(anchor: string, shop: ShopFacts): boolean {
  if (anchor === 'free-shipping') return shop.free_shipping_for === 'members'
  return anchor !== 'first-order' || shop.first_purchase_discount > 0
}
