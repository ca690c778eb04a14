import type { RouterContextProvider } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { type Area, createTranslator, type PageMessages, type MessageName } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { type Api, apiContext, visitContext } from '#web/render/page-context.ts'
import { loadPart } from '../load-part.ts'
import { countViews } from './count-views.ts'
import type { List, PlainQuery } from './list-address.ts'
import type { Listed } from './list-page.tsx'

type Asked = { context: Readonly<RouterContextProvider>; url: URL }
/** The list's own views, and a function that counts the rows of a view for its tab. */
type Counted<Query> = { views: readonly Readonly<Record<string, string>>[]; count: (api: Api, query: Query) => Promise<number> }
type Texts = { areas: readonly Area[]; title: MessageName }

/** Loads the rows of the address, the person's saved views and the messages. `title` is the window's. */
export async function loadList<Query extends PlainQuery, Answer extends { total: number; limit: number }>(
  { context, url }: Asked,
  list: List<Query>,
  { areas, title }: Texts,
  ask: (api: Api, query: Query, language: Language) => Promise<Answer>,
  counted?: Counted<Query>,
): Promise<Answer & Listed<Query> & PageMessages & { pageTitle: string }> {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const query = list.read(url.searchParams)
  const [answer, { views, counts }] = await Promise.all([loadPart(ask(api, query, language)), loadViews(api, list, counted)])
  const messages = messagesOf(language, areas)
  const translate = createTranslator(language, messages.messages) as (name: MessageName) => string
  return { ...answer, ...messages, query, views, counts, pageTitle: translate(title), loadedAt: new Date().toISOString() }
}

async function loadViews<Query extends PlainQuery>(api: Api, list: List<Query>, counted: Counted<Query> | undefined) {
  const { views } = await api.savedViews.list({ list: list.name })
  if (!counted) return { views, counts: {} }
  const asked = [{}, ...counted.views, ...views.map(({ query }) => query)].map((view) => list.read(new URLSearchParams(view)))
  const counts = await countViews(list, asked.map(list.filterOf), (query) => counted.count(api, query))
  return { views, counts }
}

export function listMeta({ loaderData }: { loaderData?: { pageTitle: string } | undefined }) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}
