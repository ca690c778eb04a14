import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import type { Api, Visit } from '#web/render/page-context.ts'

export type EditorChoices = Awaited<ReturnType<typeof loadEditor>>['choices']

/** Loads the categories, stories, size guides and types for the editor. Throws 403 for staff who may not edit products. */
export async function loadEditor(api: Api, { actor, language }: Visit) {
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-product', 'admin-edit', 'admin-log', 'admin-sortable'])
  const [categories, stories, guides, types] = await Promise.all([
    api.catalog.listCategories({ lang: language }),
    api.stories.list({ sort: 'position', order: 'asc', limit: 100 }),
    api.sizeGuides.list({ sort: 'name', order: 'asc', limit: 100 }),
    api.productTypes.list({ sort: 'name', order: 'asc', limit: 100 }),
  ])
  return {
    title: createTranslator(language, messages.messages)('admin-product:pageTitle'),
    choices: {
      categories: categories.map(({ id, name }) => ({ id, name })),
      stories: stories.stories.map(({ id, title, image_key, translations }) => ({
        id,
        title: translations[language]?.title || title,
        image_key,
      })),
      sizeGuides: guides.size_guides.map(({ id, name, translations }) => ({ id, name: translations[language]?.name || name })),
      productTypes: types.product_types.map(({ id, name, translations }) => ({ id, name: translations[language]?.name || name })),
    },
    ...messages,
  }
}
