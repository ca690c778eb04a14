import { data } from 'react-router'
import type { ContentPage } from '#contract/content.ts'
import type { Language } from '#contract/languages.ts'
import type { Api } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'

/** Throws a 404 page if the owner has not written this page. */
export async function loadContentPage(api: Api, slug: string, lang?: Language): Promise<ContentPage> {
  const page = await findContentPage(api, slug, lang)
  if (!page) throw data(null, { status: 404 })
  return page
}

/** Undefined if the owner has not written the page. */
export function findContentPage(api: Api, slug: string, lang?: Language): Promise<ContentPage | undefined> {
  return api.content.getPage({ slug, ...(lang ? { lang } : {}) }).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  })
}
