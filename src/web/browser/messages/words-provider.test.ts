import { describe, expect, it } from 'vitest'
import { mergeWords } from './words-provider.tsx'

describe('merging the words of open routes', () => {
  it('gathers the areas of every loader and skips what has none', () => {
    const merged = mergeWords([
      { language: 'kk', words: { shell: { a: '1' } } },
      undefined,
      { products: [] },
      { language: 'kk', words: { shop: { b: '2' } } },
    ])
    expect(merged).toEqual({ language: 'kk', words: { shell: { a: '1' }, shop: { b: '2' } } })
  })

  it('drops words of another language than the innermost', () => {
    const merged = mergeWords([
      { language: 'en', words: { shell: { a: 'en' } } },
      { language: 'ru', words: { shop: { b: 'ru' } } },
    ])
    expect(merged).toEqual({ language: 'ru', words: { shop: { b: 'ru' } } })
  })

  it('uses the fallback when no loader answered', () => {
    expect(mergeWords([], { language: 'kk', words: { shell: { a: '1' } } })).toEqual({ language: 'kk', words: { shell: { a: '1' } } })
  })
})
