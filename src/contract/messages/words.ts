import type { Language } from '../languages.ts'
import { formatNumber } from './format.ts'
import type { WordParams } from './word-params.gen.ts'

/** One file of `messages/`, as parsed: i18next JSON v4. */
export type Catalogue = { readonly [key: string]: string | Catalogue }

/** A name of a file in `messages/en`, such as `shell`. */
export type Area = keyof WordParams
export type WordKey<A extends Area> = keyof WordParams[A] & string
export type WordName = { [A in Area]: `${A}:${WordKey<A>}` }[Area]

type Params = Readonly<Record<string, string | number>>
type Arguments<P> = [P] extends [never] ? [] : [params: P]
type ParamsOf<N extends WordName> = N extends `${infer A extends Area}:${infer K}`
  ? K extends keyof WordParams[A]
    ? WordParams[A][K]
    : never
  : never

/** The words of one area: `t('header.cartItems', { count: 3 })`. */
export type AreaWords<A extends Area> = <K extends WordKey<A>>(key: K, ...params: Arguments<WordParams[A][K]>) => string
/** The words of several areas: `t('shell:header.cartItems', { count: 3 })`. */
export type Words = <N extends WordName>(name: N, ...params: Arguments<ParamsOf<N>>) => string

/**
 * What a loader hands to its page: the words of its areas in its language alone. An area travels as one text, so that hundreds of words are
 * not walked and written anew for each page.
 */
export type PageWords = { readonly language: Language; readonly words: Readonly<Record<string, Catalogue | string>> }

/** For loaders, page titles and mails, where no hook runs. A word that is missing reads as its own name. */
export function createWords(language: Language, catalogues: PageWords['words']): Words {
  return (name, ...[params]) => {
    const [area = '', key = ''] = name.split(':', 2)
    return translate(language, catalogueOf(catalogues[area] ?? {}), key, params)
  }
}

const cataloguesByText = new Map<string, Catalogue>()

/** There are as many texts as files of words, or, in a browser, as pages of a visit have brought. */
function catalogueOf(given: Catalogue | string): Catalogue {
  if (typeof given !== 'string') return given
  const known = cataloguesByText.get(given)
  if (known) return known
  const parsed: Catalogue = JSON.parse(given)
  cataloguesByText.set(given, parsed)
  return parsed
}

const areaWordsByCatalogue = new WeakMap<Catalogue, AreaWords<Area>>()

/** The same function for the same catalogue, so that it may stand in a dependency list. */
export function createAreaWords<A extends Area>(language: Language, given: Catalogue | string): AreaWords<A> {
  const catalogue = catalogueOf(given)
  const known = areaWordsByCatalogue.get(catalogue)
  if (known) return known
  const created: AreaWords<Area> = (key: string, ...[params]: [Params?]) => translate(language, catalogue, key, params)
  areaWordsByCatalogue.set(catalogue, created)
  return created
}

export function translate(language: Language, catalogue: Catalogue | undefined, key: string, params: Params = {}): string {
  const message = findMessage(language, catalogue, key, params.count)
  if (message === undefined) return key
  if (!message.includes('{{')) return message
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(language, value) : value
  })
}

function findMessage(language: Language, catalogue: Catalogue | undefined, key: string, count: unknown) {
  if (!catalogue) return undefined
  const messages = messagesOf(catalogue)
  if (typeof count !== 'number') return messages.get(key)
  return messages.get(`${key}_${pluralForm(language, count)}`) ?? messages.get(`${key}_other`) ?? messages.get(key)
}

const messagesByCatalogue = new WeakMap<Catalogue, Map<string, string>>()

/** By their whole keys: a page asks for two hundred. */
function messagesOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = messagesByCatalogue.get(catalogue)
  if (known) return known
  const messages = new Map<string, string>()
  gather(catalogue, '', messages)
  messagesByCatalogue.set(catalogue, messages)
  return messages
}

function gather(branch: Catalogue, path: string, messages: Map<string, string>): void {
  for (const [name, value] of Object.entries(branch)) {
    if (typeof value === 'string') messages.set(path + name, value)
    else gather(value, `${path}${name}.`, messages)
  }
}

const rules = new Map<Language, Intl.PluralRules>()

function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}
