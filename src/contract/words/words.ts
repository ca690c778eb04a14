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

/** What a loader hands to its page: the words of its areas in its language alone. */
export type PageWords = { readonly language: Language; readonly words: Readonly<Record<string, Catalogue>> }

/** For loaders, page titles and mails, where no hook runs. A word that is missing reads as its own name. */
export function createWords(language: Language, catalogues: PageWords['words']): Words {
  return (name, ...[params]) => {
    const [area = '', key = ''] = name.split(':', 2)
    return translate(language, catalogues[area], key, params)
  }
}

const areaWordsByCatalogue = new WeakMap<Catalogue, AreaWords<Area>>()

/** The same function for the same catalogue, so that it may stand in a dependency list. */
export function createAreaWords<A extends Area>(language: Language, catalogue: Catalogue): AreaWords<A> {
  const known = areaWordsByCatalogue.get(catalogue)
  if (known) return known
  const created: AreaWords<Area> = (key: string, ...[params]: [Params?]) => translate(language, catalogue, key, params)
  areaWordsByCatalogue.set(catalogue, created)
  return created
}

export function translate(language: Language, catalogue: Catalogue | undefined, key: string, params: Params = {}): string {
  const message = findMessage(language, catalogue, key, params.count)
  if (message === undefined) return key
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(language, value) : value
  })
}

function findMessage(language: Language, catalogue: Catalogue | undefined, key: string, count: unknown) {
  const path = key.split('.')
  const last = path.pop() ?? ''
  let branch: string | Catalogue | undefined = catalogue
  for (const part of path) branch = typeof branch === 'object' ? branch[part] : undefined
  if (typeof branch !== 'object') return undefined

  const candidates = typeof count === 'number' ? [`${last}_${pluralForm(language, count)}`, `${last}_other`, last] : [last]
  for (const candidate of candidates) {
    const message = branch[candidate]
    if (typeof message === 'string') return message
  }
  return undefined
}

const rules = new Map<Language, Intl.PluralRules>()

function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}
