import { data } from 'react-router'
import type { ContentPage, TextLanguage } from '#contract/content.ts'
import type { Api } from '#web/kit/page-context.ts'

/** Throws a 404 page where the owner has not written this one. */
export function loadContentPage(api: Api, slug: string, lang?: TextLanguage): Promise<ContentPage> {
  return api.content.getPage({ slug, ...(lang ? { lang } : {}) }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
}
