import type { Language } from '../languages.ts'
import { formatNumber } from './format.ts'
import { isolate } from './isolate.ts'
import type { MessageParams } from './message-params.gen.ts'

/** One file of `messages/`, as parsed: i18next JSON v4. */
export type Catalogue = { readonly [key: string]: string | Catalogue }

/** A name of a file in `messages/en`, such as `shell`. */
export type Area = keyof MessageParams
export type MessageKey<A extends Area> = keyof MessageParams[A] & string
export type MessageName = { [A in Area]: `${A}:${MessageKey<A>}` }[Area]

type Params = Readonly<Record<string, string | number>>
type Arguments<P> = [P] extends [never] ? [] : [params: P]
type ParamsOf<N extends MessageName> = N extends `${infer A extends Area}:${infer K}`
  ? K extends keyof MessageParams[A]
    ? MessageParams[A][K]
    : never
  : never

/** Returns messages of one area: `t('header.cartItems', { count: 3 })`. */
export type AreaTranslator<A extends Area> = <K extends MessageKey<A>>(key: K, ...params: Arguments<MessageParams[A][K]>) => string
/** Returns messages of several areas: `t('shell:header.cartItems', { count: 3 })`. */
export type Translator = <N extends MessageName>(name: N, ...params: Arguments<ParamsOf<N>>) => string

/** Sent by a page's loader. Each area is one string, so there is nothing to walk and serialise per page. */
export type PageMessages = { readonly language: Language; readonly messages: Readonly<Record<string, Catalogue | string>> }

/** For loaders, page titles and mails, where hooks don't run. A missing message returns its own name. */
export function createTranslator(language: Language, catalogues: PageMessages['messages']): Translator {
  return (name, ...[params]) => {
    const [area = '', key = ''] = name.split(':', 2)
    return translate(language, catalogueOf(catalogues[area] ?? {}), key, params)
  }
}

const cataloguesByText = new Map<string, Catalogue>()

/** The cache is bounded: one entry per message file or, in a browser, per area that a visit has loaded. */
function catalogueOf(given: Catalogue | string): Catalogue {
  if (typeof given !== 'string') return given
  const known = cataloguesByText.get(given)
  if (known) return known
  const parsed: Catalogue = JSON.parse(given)
  cataloguesByText.set(given, parsed)
  return parsed
}

const translatorsByCatalogue = new WeakMap<Catalogue, AreaTranslator<Area>>()

/** Returns the same function for the same catalogue, so it can be part of a dependency list. */
export function createAreaTranslator<A extends Area>(language: Language, given: Catalogue | string): AreaTranslator<A> {
  const catalogue = catalogueOf(given)
  const known = translatorsByCatalogue.get(catalogue)
  if (known) return known
  const created: AreaTranslator<Area> = (key: string, ...[params]: [Params?]) => translate(language, catalogue, key, params)
  translatorsByCatalogue.set(catalogue, created)
  return created
}

export function translate(language: Language, catalogue: Catalogue | undefined, key: string, params: Params = {}): string {
  const message = findMessage(language, catalogue, key, params.count)
  if (message === undefined) return key
  if (!message.includes('{{')) return message
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(language, value) : isolate(value)
  })
}

function findMessage(language: Language, catalogue: Catalogue | undefined, key: string, count: unknown) {
  if (!catalogue) return undefined
  const messages = messagesOf(catalogue)
  if (typeof count !== 'number') return messages.get(key)
  return messages.get(`${key}_${pluralForm(language, count)}`) ?? messages.get(`${key}_other`) ?? messages.get(key)
}

const messagesByCatalogue = new WeakMap<Catalogue, Map<string, string>>()

/** Maps full keys to messages, since a page looks up two hundred. */
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
