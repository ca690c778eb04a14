import { use } from 'react'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { MessagesContext } from './messages-context.ts'
import { createAreaTranslator, type Area, type AreaTranslator, type Catalogue } from '#contract/messages/translator.ts'

/** `const t = useMessages('shop')`, then `t('title')`. A page lists its areas in its loader; lazy parts suspend while theirs load. */
export function useMessages<A extends Area>(area: A): AreaTranslator<A> {
  const page = use(MessagesContext)
  const language = page?.language ?? defaultLanguage
  const catalogue = page?.messages[area] ?? use(messagesArriving(language, area))
  return createAreaTranslator<A>(language, catalogue)
}

export function useLanguage(): Language {
  return use(MessagesContext)?.language ?? defaultLanguage
}

const arriving = new Map<string, Promise<Catalogue>>()

function messagesArriving(language: Language, area: Area): Promise<Catalogue> {
  if (import.meta.env.SSR) throw new Error(`The page's loader does not list its area of words "${area}"`)
  const name = `${language}/${area}`
  const known = arriving.get(name)
  if (known) return known
  const promise = import('./load-messages.ts').then(({ loadMessages }) => loadMessages(language, area))
  // A file that failed to load is fetched again the next time the part opens.
  promise.catch(() => arriving.delete(name))
  arriving.set(name, promise)
  return promise
}
