import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { everyScript } from '#tests/support/every-script.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { registerFaces } from './faces.ts'

type Look = PDFKit.Mixins.TextOptions & { font?: string }

async function printed(text: string, { font = 'text', ...look }: Look = {}) {
  const pdf = new PDFDocument({ size: 'A5', margin: 20, font: '', compress: false })
  registerFaces(pdf)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.font(font).fontSize(10)
  const options = { width: 400, ...look }
  const measured = pdf.heightOfString(text, options)
  pdf.text(text, 20, 20, options)
  const height = pdf.y - 20
  pdf.end()
  await ended
  const bytes = Buffer.concat(chunks)
  const written = bytes.toString('latin1')
  return {
    bytes,
    measured,
    height,
    // PDFium reads the parts of a letter that a font composes, and a control character after the end.
    text: (await textOfPdf(bytes))
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      .replace(/\p{Cc}+$/u, ''),
    fonts: new Set(Array.from(written.matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g), ([, name]) => name)),
    /** The start of each run, from the left. */
    starts: Array.from(written.matchAll(/^1 0 0 1 ([\d.]+) [\d.]+ Tm$/gm), ([, x]) => Number(x)),
    boxes: Array.from(written.matchAll(/<((?:[\da-f]{4})+)>(?= -?[\d.]+[ \]])/g), ([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
      .flat()
      .filter((glyph) => glyph === '0000').length,
  }
}

it.each([
  ['Айгүл Әбдірахман, Ғалия', ['Onest-Regular']],
  ['Nguyễn Thị Ế', ['NotoSans-Regular']],
  ['Тимур 陈', ['NotoSansSC-Regular', 'Onest-Regular']],
  ['陈美玲陳', ['NotoSansSC-Regular']],
  ['桜井さくら', ['NotoSansSC-Regular']],
  ['김민지', ['NotoSansKR-Regular']],
  ['서울특별시 강남구', ['NotoSansKR-Regular']],
  ['გიორგი', ['NotoSansGeorgian-Regular']],
  ['Արամ', ['NotoSansArmenian-Regular']],
  ['ελπίδα', ['NotoSans-Regular']],
])('prints %s, each word in a font that has its letters', async (text, fonts) => {
  const page = await printed(text)
  expect(page.fonts).toEqual(new Set(fonts))
  expect([page.text, page.boxes]).toEqual([text, 0])
})

it.each([
  ['கவிதா சுப்பிரமணியம்', 'NotoSansTamil-Regular'],
  ['نورول عزّة', 'NotoSansArabic-Regular'],
  ['สมชาย ใจดี', 'NotoSansThai-Regular'],
  ['प्रिया शर्मा', 'NotoSansDevanagari-Regular'],
  ['রহিম উদ্দিন', 'NotoSansBengali-Regular'],
  ['נועה', 'NotoSansHebrew-Regular'],
])('prints %s, whose letters join', async (text, font) => {
  const page = await printed(text)
  expect([page.fonts, page.boxes]).toEqual([new Set([font]), 0])
})

it('leaves out pictures, and transcribes characters without a font', async () => {
  for (const [text, shown] of [
    ['Happy birthday 🎂👩🏽‍🎨 Dana', 'Happy birthday Dana'],
    ['𝓗𝓪𝓹𝓹𝔂', 'Happy'],
    ['Dana ꦲ', 'Dana ?'],
    // fontkit fails when these two signs come together.
    ['Dana ੇ ਧੑ', 'Dana ◌ੇਧ'],
    ['🎂', ''],
    ['one\ttwo\u0007', 'one two'],
  ] as const) {
    const page = await printed(text)
    expect([page.text.trim().replaceAll(/ +/g, ' '), page.boxes]).toEqual([shown, 0])
  }
})

it('prints letters whose marks were typed apart as one', async () => {
  for (const text of ['Nguyễn Thị Ế', 'Сергей', 'José']) expect((await printed(text.normalize('NFD'))).text).toBe(text)
})

it('keeps the lines of a card in any script', async () => {
  const page = await printed('亲爱的：\nАйгүл жібереді\nКөп жаса')
  expect(page.text.split('\n').map((line) => line.trim())).toEqual(['亲爱的：', 'Айгүл жібереді', 'Көп жаса'])
})

it('breaks a long text without blanks within its width, and measures it as it sets it', async () => {
  const [one, many] = [await printed('祝'), await printed('祝你生日快乐Айгүл'.repeat(30), { width: 200 })]
  expect(many.height / one.height).toBeGreaterThan(12)
  expect(many.measured).toBeCloseTo(many.height)
  expect(Math.max(...many.starts)).toBeLessThan(220)
  expect(one.height).toBeCloseTo((await printed('a')).height)
})

it('ends right-aligned text at the right', async () => {
  const [mixed, plain] = await Promise.all(['Тимур 陈', 'Тимур '].map((text) => printed(text, { align: 'right' })))
  expect(mixed?.starts[0]).toBeCloseTo((plain?.starts[0] ?? 0) - 10 - 2.7, 0)
  expect(mixed?.starts[1]).toBeCloseTo(410)
})

it('cuts text that does not fit', async () => {
  const page = await printed('祝你生日快乐'.repeat(30), { width: 100, height: 20, ellipsis: true, font: 'bold' })
  expect(page.text).toMatch(/^祝.*…$/)
  expect(page.boxes).toBe(0)
})

it('embeds only the fonts used', async () => {
  expect((await printed('陈美玲')).bytes.length).toBeLessThan(20_000)
})

it('prints a text of every script', async () => {
  expect((await printed(everyScript.join('\n'), { width: 300 })).bytes.length).toBeGreaterThan(20_000)
})

it('prints whatever signs follow each other', () => {
  const pdf = new PDFDocument({ font: '' })
  registerFaces(pdf)
  const signs = Array.from(new Set(everyScript.join('')))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 }), (text) =>
      Number.isFinite(pdf.font('text').widthOfString(text.join(''))),
    ),
    { numRuns: 500 },
  )
})
