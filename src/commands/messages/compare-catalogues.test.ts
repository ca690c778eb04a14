import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { compareCatalogues } from './compare-catalogues.ts'

function problemsOf(files: Partial<Record<Language, Record<string, string>>>) {
  const byLanguage = new Map<Language, Map<string, string>>()
  for (const language of ['en', 'ru', 'kk'] as const) {
    const file = files[language]
    if (file) byLanguage.set(language, new Map(Object.entries(file)))
  }
  return compareCatalogues(new Map([['shop', byLanguage]]))
}

describe('comparing the languages', () => {
  it('is content when they agree', () => {
    const en = { title: 'Hi, {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' }
    const ru = { title: 'Привет, {{name}}', items_one: 'товар', items_few: '{{count}} товара', items_many: '{{count}} товаров', items_other: '{{count}} товара' }
    const kk = { title: 'Сәлем, {{name}}', items_one: '{{count}} зат', items_other: '{{count}} зат' }
    expect(problemsOf({ en, ru, kk })).toEqual([])
  })

  it('names a missing file, a missing key and a key too many', () => {
    expect(problemsOf({ en: { a: 'A', b: 'B' }, ru: { a: 'А', c: 'В' } })).toEqual([
      'messages/ru/shop.json: "b" is missing',
      'messages/ru/shop.json: "c" is not in English',
      'messages/kk/shop.json is missing',
    ])
  })

  it('names parameters and tags that differ', () => {
    const found = problemsOf({ en: { a: '{{x}} <b>y</b>' }, ru: { a: '{{z}} y' }, kk: { a: '{{x}} <b>y</b>' } })
    expect(found).toEqual([
      'messages/ru/shop.json: "a" lacks the parameter x',
      'messages/ru/shop.json: "a" has a parameter z that English lacks',
      'messages/ru/shop.json: "a" lacks the tag b',
    ])
  })

  it('names the plural forms a language needs', () => {
    const found = problemsOf({
      en: { n_one: '1', n_other: '{{count}}' },
      ru: { n_one: '1', n_other: '{{count}}' },
      kk: { n_one: '1', n_few: '2', n_other: '{{count}}' },
    })
    expect(found).toEqual([
      'messages/ru/shop.json: "n_few" is missing',
      'messages/ru/shop.json: "n_many" is missing',
      'messages/kk/shop.json: "n_few" is never used in this language',
    ])
  })

  it('names an empty message', () => {
    expect(problemsOf({ en: { a: 'A' }, ru: { a: ' ' }, kk: { a: 'A' } })).toEqual(['messages/ru/shop.json: "a" is empty'])
  })
})
