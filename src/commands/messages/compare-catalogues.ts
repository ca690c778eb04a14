import { defaultLanguage, isPartial, type Language, languages } from '#contract/languages.ts'
import { shapesOf, type MessageShape } from './message-shape.ts'
import type { CataloguesByArea } from './read-catalogues.ts'

export function compareCatalogues(catalogues: CataloguesByArea): string[] {
  return [...catalogues].flatMap(([area, byLanguage]) => {
    const english = shapesOf(byLanguage.get(defaultLanguage) ?? new Map())
    return languages.flatMap((language) => {
      const catalogue = byLanguage.get(language)
      if (!catalogue) return isPartial(language) ? [] : [`messages/${language}/${area}.json is missing`]
      const place = `messages/${language}/${area}.json`
      const empty = [...catalogue].filter(([, message]) => message.trim() === '').map(([key]) => `${place}: "${key}" is empty`)
      return [...empty, ...compareArea(place, language, english, shapesOf(catalogue))]
    })
  })
}

function compareArea(place: string, language: Language, english: Map<string, MessageShape>, shapes: Map<string, MessageShape>): string[] {
  const gaps = isPartial(language) ? [] : [...english.keys()].filter((key) => !shapes.has(key))
  const missing = gaps.map((key) => `${place}: "${key}" is missing`)
  const problems = [...shapes.values()].flatMap((shape) => {
    const source = english.get(shape.key)
    if (!source) return [`${place}: "${shape.key}" is not in English`]
    return [
      ...compareNames(place, shape.key, 'parameter', source.params, shape.params),
      ...compareNames(place, shape.key, 'tag', source.tags, shape.tags),
      ...compareForms(place, language, shape, source),
    ]
  })
  return [...missing, ...problems]
}

function compareNames(place: string, key: string, kind: string, wanted: string[], found: string[]): string[] {
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `${place}: "${key}" lacks the ${kind} ${name}`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `${place}: "${key}" has a ${kind} ${name} that English lacks`),
  ]
}

function compareForms(place: string, language: Language, shape: MessageShape, source: MessageShape): string[] {
  if ((shape.forms.length > 0) !== (source.forms.length > 0)) return [`${place}: "${shape.key}" is plural in one language only`]
  if (shape.forms.length === 0) return []
  const wanted: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [
    ...wanted.filter((form) => !shape.forms.includes(form)).map((form) => `${place}: "${shape.key}_${form}" is missing`),
    ...shape.forms.filter((form) => !wanted.includes(form)).map((form) => `${place}: "${shape.key}_${form}" is never used in this language`),
  ]
}
