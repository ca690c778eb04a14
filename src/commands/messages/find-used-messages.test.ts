import { describe, expect, it } from 'vitest'
import { findUsedMessages, isUsed } from './find-used-messages.ts'

const areas = new Set(['shell', 'shop'])
const patternsIn = (source: string) => findUsedMessages(source, areas).map(({ area, pattern }) => `${area}:${pattern}`)

describe('finding the messages that code uses', () => {
  it('follows a translator to its calls', () => {
    expect(patternsIn(`const t = useMessages('shop')\nt('title'); t('items', { count: list('x').length })`)).toEqual(['shop:title', 'shop:items'])
  })

  it('distinguishes two translators of one file', () => {
    expect(patternsIn(`const t = useMessages('shop')\nconst tShell = useMessages('shell')\nt('a'); tShell('b')`)).toEqual(['shop:a', 'shell:b'])
  })

  it('follows a translator that is passed on', () => {
    expect(patternsIn(`function label(t: AreaTranslator<'shop'>) { return t('a') }`)).toEqual(['shop:a'])
  })

  it('reads both branches of a conditional and not its test', () => {
    expect(patternsIn(`const t = useMessages('shop')\nt(kind === 'sale' ? 'badge.sale' : 'badge.new')`)).toEqual(['shop:badge.sale', 'shop:badge.new'])
  })

  it('reads a template as a pattern', () => {
    const patterns = patternsIn('const t = useMessages(\'shop\')\nt(`status.${order.status}`)')
    expect(patterns).toEqual(['shop:status.*'])
    expect(isUsed('status.shipped', ['status.*'])).toBe(true)
    expect(isUsed('statuses', ['status.*'])).toBe(false)
  })

  it('reads full names in any position, and no other strings with a colon', () => {
    expect(patternsIn(`const words = createTranslator(language, all)\nwords('shell:skip'); fetch('https://x'); open('node:fs')`)).toEqual(['shell:skip'])
  })

  it('counts a file read as JSON as used whole, unless translators are made from it', () => {
    const json = `import en from '../messages/en/shop.json' with { type: 'json' }`
    expect(patternsIn(json)).toEqual(['shop:*'])
    expect(patternsIn(`${json}\ncreateAreaTranslator('en', en)`)).toEqual([])
  })

  it('attributes a full name to its area, not to a namesake', () => {
    expect(patternsIn(`const t = useMessages('shop')\nfunction meta() { const t = createTranslator(language, all)\nreturn t('shell:skip') }`)).toEqual(['shell:skip'])
  })

  it('passes over comments', () => {
    expect(patternsIn(`/** For example t('shop:title'). */\n// 'shell:skip'\nconst t = useMessages('shop')\n * t('x')`)).toEqual([])
  })

  it('does not mistake another function for the translator', () => {
    expect(patternsIn(`const t = useMessages('shop')\nformat('x'); set.t('y')`)).toEqual([])
  })
})
