import type { RouterContextProvider } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { type Area, createTranslator, type PageMessages, type MessageName } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { type Api, apiContext, visitContext } from '#web/render/page-context.ts'
import { loadPart } from '../load-part.ts'
import type { List, PlainQuery } from './list-address.ts'
import type { Listed } from './list-page.tsx'

type Asked = { context: Readonly<RouterContextProvider>; url: URL }
type Texts = { areas: readonly Area[]; title: MessageName }

/**
 * For a list's loader: reads the address, asks for the rows and for the views that this person saved, and brings the words. `title` is
 * the window's.
 */
export async function loadList<Query extends PlainQuery, Answer extends { total: number; limit: number }>(
  { context, url }: Asked,
  list: List<Query>,
  { areas, title }: Texts,
  ask: (api: Api, query: Query, language: Language) => Promise<Answer>,
): Promise<Answer & Listed<Query> & PageMessages & { pageTitle: string }> {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const query = list.read(url.searchParams)
  const [answer, { views }] = await Promise.all([loadPart(ask(api, query, language)), api.savedViews.list({ list: list.name })])
  const messages = messagesOf(language, areas)
  const translate = createTranslator(language, messages.messages) as (name: MessageName) => string
  return { ...answer, ...messages, query, views, pageTitle: translate(title), loadedAt: new Date().toISOString() }
}

/** For a list's `meta`. */
export function listMeta({ loaderData }: { loaderData?: { pageTitle: string } | undefined }) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}
