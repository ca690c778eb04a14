import { viewCard } from '#web/commerce/card-view.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { createAreaWords } from '#contract/messages/words.ts'

/** What the front page shows, cut down to it. */
export async function loadHome(api: Api, { language }: Visit) {
  const [home, { total }] = await Promise.all([api.catalog.showHome({}), api.catalog.listProducts({ limit: 1 })])
  const pageWords = wordsOf(language, ['home', 'goods'])
  const t = createAreaWords<'goods'>(language, pageWords.words.goods ?? {})
  const { story, pictures } = home
  return {
    ...pageWords,
    total,
    featured: home.featured.map((product) => viewCard(product, t)),
    tiles: home.categories.map(({ slug, name, image_key }) => ({ slug, name, imageKey: image_key })),
    hero: { desktop: pictures['home-hero-desktop'], phone: pictures['home-hero-phone'] },
    carpet: pictures['story-carpet'],
    story: story && { slug: story.slug, title: story.title, opening: story.body.split('\n\n')[0] ?? story.summary },
  }
}
export type HomeView = Awaited<ReturnType<typeof loadHome>>
