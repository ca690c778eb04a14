import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { everyScript } from '#tests/support/every-script.ts'
import { fitText } from './fit-text.ts'
import { loadFaces, setLine, widthOf } from './glyphs.ts'

const { display, text: face } = await loadFaces()
const at = { x: 0, y: 0, size: 1000, colour: '#000' }

const outlines = (text: string) => Array.from(setLine(face, text, at).matchAll(/<path d="([^"]+)"/g), ([, outline]) => outline)

describe('characters missing from the shop’s own fonts', () => {
  it.each([
    ['陈记茶室', 4],
    ['茶室 Tulpar', 8],
    ['김민지', 3],
    ['김 철수', 3],
    ['สมชาย', 5],
    ['Nguyễn', 6],
  ])('is drawn from other fonts: %s', (text, letters) => {
    expect(outlines(text)).toHaveLength(letters)
    expect(new Set(outlines(text)).size).toBe(new Set(text.replaceAll(' ', '')).size)
  })

  it('uses the shop’s own fonts where they have the character', () => {
    expect(outlines('茶室 Құлан').slice(2)).toEqual(outlines('Құлан'))
  })

  it('joins Arabic letters, from right to left', () => {
    for (const letter of 'حمد') expect(outlines('حمحد').slice(1, -1)).not.toContain(outlines(letter)[0])
    // The first letter is on the right.
    expect(outlines('ا ب').at(-1)).toEqual(outlines('ا')[0])
    expect(outlines('KL أحمد').slice(0, 2)).toEqual(outlines('KL'))
  })

  it('sets Hebrew from right to left', () => {
    expect(outlines('כהן').toReversed()).toEqual(['כ', 'ה', 'ן'].flatMap(outlines))
  })

  it('sets a Tamil vowel before the letter that it follows', () => {
    const letter = outlines('க')[0]
    expect(outlines('கெ')).toHaveLength(2)
    expect(outlines('கெ')[1]).toBe(letter)
  })

  it('is as wide as its drawing', async () => {
    for (const text of ['陈记茶室', 'நீலா', 'قهوة', 'Nguyễn']) {
      const width = widthOf(face, text, 100)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="300">${setLine(face, text, { x: 200, y: 200, size: 100, colour: '#000' })}</svg>`
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
      expect(Math.abs(info.width - width)).toBeLessThan(20)
    }
  })

  it('is a question mark without a font, and nothing for a picture', () => {
    expect(outlines('ꦲꦏ')).toEqual(outlines('??'))
    expect(outlines('Chai ☕️🐎')).toEqual(outlines('Chai'))
  })
})

it('draws a text of every script', () => {
  for (const text of everyScript) expect(Number.isFinite(widthOf(display, text, 100)), text).toBe(true)
})

describe('fitText', () => {
  const box = {
    width: 420,
    sizes: [
      [60, 1],
      [50, 3],
    ],
  } as const

  it('breaks between Chinese characters, and not before the end of a sentence', () => {
    const { lines, size } = fitText(display, '吉隆坡中央艺术坊陈记茶室，欢迎光临。', box)
    expect([lines.join(''), size]).toEqual(['吉隆坡中央艺术坊陈记茶室，欢迎光临。', 50])
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(widthOf(display, line, size)).toBeLessThanOrEqual(box.width)
      expect(line).not.toMatch(/^[，。]/)
    }
  })

  it('keeps blanks between words, and whole words of letters', () => {
    const { lines } = fitText(display, 'Kedai Kopi 陈记茶室 at Jalan Ampang', box)
    expect(lines.join('').replaceAll(' ', '')).toBe('KedaiKopi陈记茶室atJalanAmpang')
    for (const words of ['Kedai Kopi', 'Jalan Ampang']) expect(lines.some((line) => line.includes(words))).toBe(true)
  })
})
