import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { registerFaces, runsOf, setFace } from './faces.ts'

async function printed(text: string, width = 400) {
  const pdf = new PDFDocument({ size: 'A5', margin: 20, font: '' })
  registerFaces(pdf)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.fontSize(10)
  const settable = setFace(pdf, 'text', text)
  pdf.text(settable, 20, 20, { width })
  const below = pdf.y
  pdf.end()
  await ended
  const bytes = Buffer.concat(chunks)
  return { bytes, below, fonts: [...bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name) }
}

it.each([
  ['Айгүл Әбдірахман, Ғалия', 'Onest'],
  ['Nguyễn Thị Ế', 'NotoSans-'],
  ['陈美玲 (Tan Mei Ling)', 'NotoSansSC'],
  ['陳美玲 и Тимур', 'NotoSansSC'],
  ['さくら', 'NotoSansSC'],
  ['கவிதா', 'NotoSansTamil'],
  ['نورول', 'NotoSansArabic'],
])('prints %s in a font that has its letters', async (text, font) => {
  const { bytes, fonts } = await printed(text)
  expect(fonts.filter((name) => !name?.startsWith(font))).toEqual([])
  expect(fonts).not.toEqual([])
  const shown = (await textOfPdf(bytes)).normalize('NFC')
  // Letters that are joined or turned stand in an order of their own.
  const lettersOf = (written: string) => Array.from(written.replaceAll(/\s/gu, '')).toSorted().join('')
  if (!/Tamil|Arabic/.test(font)) expect(lettersOf(shown)).toBe(lettersOf(text))
})

it('leaves out a picture, and puts a question mark for a letter that no font has', async () => {
  expect(await textOfPdf((await printed('Happy birthday 🎂👩🏽‍🎨 Dana')).bytes)).toBe('Happy birthday Dana')
  expect(await textOfPdf((await printed('Dana ꦲ')).bytes)).toBe('Dana ?')
})

it('changes the font on the way where no font has all letters', () => {
  const pdf = new PDFDocument({ font: '' })
  registerFaces(pdf)
  const shown = (text: string) =>
    runsOf(pdf, 'text', text).map(({ font, text: run }) => `${font.replace('noto-sans-', '').replace('-400.ttf', '')}: ${run}`)
  expect(shown('Айгүл')).toEqual(['text: Айгүл'])
  expect(shown('永远爱你的 Айгүл 🎂 ok')).toEqual(['han: 永远爱你的 ', 'text: Айгүл  ok'])
  expect(shown('🎂')).toEqual(['text: '])
  expect(shown('陈🎂ү ꦲ')).toEqual(['han: 陈', 'text: ү ?'])
  expect(shown('')).toEqual(['text: '])
})

it('breaks a long text without spaces within its width', async () => {
  const [one, many] = [await printed('祝你生日快乐'), await printed('祝你生日快乐'.repeat(30), 200)]
  expect((many.below - 20) / (one.below - 20)).toBeGreaterThan(8)
})

it('embeds what is used alone', async () => {
  expect((await printed('陈美玲')).bytes.length).toBeLessThan(20_000)
})
