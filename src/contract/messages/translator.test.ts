import { describe, expect, it } from 'vitest'
import { createAreaTranslator, createTranslator, translate, type Catalogue } from './translator.ts'

const catalogues: Record<'en' | 'ru' | 'kk', Catalogue> = {
  en: { items_one: '{{count}} item', items_other: '{{count}} items', greeting: 'Hello, {{name}}', deep: { er: { word: 'found' } } },
  ru: { items_one: '{{count}} товар', items_few: '{{count}} товара', items_many: '{{count}} товаров', items_other: '{{count}} товара' },
  kk: { items_one: '{{count}} зат', items_other: '{{count}} зат бар' },
}

describe('text of other people', () => {
  const greet = (name: string) => translate('en', catalogues.en, 'greeting', { name })

  it('is unchanged where it runs from left to right', () => {
    for (const name of ['Dana', 'Ерлан', 'SAVE-5%', '木']) expect(greet(name)).toBe(`Hello, ${name}`)
  })

  it('can not turn the sentence around it', () => {
    expect(greet('SAVE\u202E5')).toBe('Hello, \u2068SAVE\u202E5\u2069')
    expect(greet('דנה')).toBe('Hello, \u2068דנה\u2069')
    expect(greet('عائشة')).toBe('Hello, \u2068عائشة\u2069')
  })

  it('can not leave its isolate', () => {
    expect(greet('A\u2069\u202EB')).toBe('Hello, \u2068A\u202EB\u2069')
    expect(greet('\u2067AB')).toBe('Hello, \u2068AB\u2069')
    expect(greet('A\u2068B\u2069')).toBe('Hello, \u2068A\u2068B\u2069\u2069')
  })
})

describe('plurals', () => {
  it('has one and other in English', () => {
    expect([0, 1, 2, 21].map((count) => translate('en', catalogues.en, 'items', { count }))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '21 items',
    ])
  })

  it('has one, few, many and other in Russian', () => {
    const counted = [1, 2, 5, 11, 14, 21, 22, 112, 1.5].map((count) => translate('ru', catalogues.ru, 'items', { count }))
    expect(counted).toEqual([
      '1 товар',
      '2 товара',
      '5 товаров',
      '11 товаров',
      '14 товаров',
      '21 товар',
      '22 товара',
      '112 товаров',
      '1,5 товара',
    ])
  })

  it('has one and other in Kazakh', () => {
    expect([1, 2, 21].map((count) => translate('kk', catalogues.kk, 'items', { count }))).toEqual(['1 зат', '2 зат бар', '21 зат бар'])
  })

  it('falls back to the other form when a form is missing', () => {
    expect(translate('ru', { items_other: '{{count}} шт.' }, 'items', { count: 5 })).toBe('5 шт.')
  })

  it('groups the digits of a count by language', () => {
    expect(translate('en', catalogues.en, 'items', { count: 12500 })).toBe('12,500 items')
    expect(translate('ru', catalogues.ru, 'items', { count: 12500 })).toBe('12\u00a0500 товаров')
  })
})

describe('translators', () => {
  it('fills in parameters and leaves unknown ones', () => {
    expect(translate('en', catalogues.en, 'greeting', { name: 'Aigerim' })).toBe('Hello, Aigerim')
    expect(translate('en', catalogues.en, 'greeting', {})).toBe('Hello, {{name}}')
  })

  it('does not read patterns inside a parameter', () => {
    expect(translate('en', catalogues.en, 'greeting', { name: '$& {{name}}' })).toBe('Hello, $& {{name}}')
  })

  it('finds nested keys', () => {
    expect(translate('en', catalogues.en, 'deep.er.word')).toBe('found')
  })

  it('reads a missing message as its key', () => {
    expect(translate('en', catalogues.en, 'deep.er.other')).toBe('deep.er.other')
    expect(translate('en', catalogues.en, 'deep.er')).toBe('deep.er')
    expect(translate('en', undefined, 'greeting')).toBe('greeting')
  })

  it('serves several areas by their full names', () => {
    const t = createTranslator('en', {
      shell: { skip: 'Skip', header: { cartItems_one: 'Cart, {{count}} item', cartItems_other: 'Cart, {{count}} items' } },
    })
    expect(t('shell:skip')).toBe('Skip')
    expect(t('shell:header.cartItems', { count: 2 })).toBe('Cart, 2 items')
  })

  it('gives the same function for the same catalogue', () => {
    const catalogue = { skip: 'Skip' }
    expect(createAreaTranslator<'shell'>('en', catalogue)).toBe(createAreaTranslator<'shell'>('en', catalogue))
  })
})
