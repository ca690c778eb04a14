import { expect, it } from 'vitest'
import { asciiText } from './ascii-text.mjs'

const evaluate = async (text) => (await import(`data:text/javascript,${encodeURIComponent(`export default ${text}`)}`)).default

it('means the same without a foreign character', async () => {
  const written = "[/^[а-яё]+\\s😀$/u.test('ёлка 😀'), `Қала ${'·'} 😀`, /[–—]/.test('—')]"
  expect(asciiText(written)).toMatch(/^[\0-\x7f]+$/)
  expect(await evaluate(asciiText(written))).toEqual([true, 'Қала · 😀', true])
  expect(await evaluate(asciiText(written))).toEqual(await evaluate(written))
})

it('refuses text that an escape would change', () => {
  expect(() => asciiText('String.raw`“`')).toThrow('String.raw')
  expect(() => asciiText('/\\–/')).toThrow('backslash')
  expect(asciiText('String.raw`\\d`')).toBe('String.raw`\\d`')
})
