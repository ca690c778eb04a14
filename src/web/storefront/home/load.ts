import { viewCard } from '#web/commerce/card-view.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'

export async function loadHome(api: Api, { language }: Visit) {
  const [home, { low_stock_at: few }] = await Promise.all([api.catalog.showHome({}), api.shop.facts()])
  const pageMessages = messagesOf(language, ['home', 'goods'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  const { story, pictures: images, total } = home
  return {
    ...pageMessages,
    total,
    featured: home.featured.map((product) => viewCard(product, t, { few })),
    tiles: home.categories.map(({ slug, name, image_key, image_width }) => ({ slug, name, imageKey: image_key, imageWidth: image_width })),
    hero: { desktop: images['home-hero-desktop'], phone: images['home-hero-phone'] },
    carpet: images['story-carpet'],
    story: story && { slug: story.slug, title: story.title, opening: story.body.split('\n\n')[0] ?? story.summary },
  }
}
export type HomeView = Awaited<ReturnType<typeof loadHome>>
