import { describe, expect, it } from 'vitest'
import { mergeMessages } from './messages-provider.tsx'

describe('merging the messages of open routes', () => {
  it('gathers the areas of every loader and skips loaders without any', () => {
    const merged = mergeMessages([
      { language: 'kk', messages: { shell: { a: '1' } } },
      undefined,
      { products: [] },
      { language: 'kk', messages: { shop: { b: '2' } } },
    ])
    expect(merged).toEqual({ language: 'kk', messages: { shell: { a: '1' }, shop: { b: '2' } } })
  })

  it('drops messages of another language than the innermost', () => {
    const merged = mergeMessages([
      { language: 'en', messages: { shell: { a: 'en' } } },
      { language: 'ru', messages: { shop: { b: 'ru' } } },
    ])
    expect(merged).toEqual({ language: 'ru', messages: { shop: { b: 'ru' } } })
  })

  it('uses the fallback when no loader answered', () => {
    expect(mergeMessages([], { language: 'kk', messages: { shell: { a: '1' } } })).toEqual({ language: 'kk', messages: { shell: { a: '1' } } })
  })
})
