import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { openDocument } from '#kit/print/document.ts'
import { drawCode } from './draw-code.ts'

const address = 'https://tulpar.example/admin/production-steps/01970000-0000-7000-8000-000000000001'

it('draws squares that are read as the address, with white around them', async () => {
  const { pdf, finished } = await openDocument({ size: [104, 104], margin: 0, compress: false, language: 'en', title: '', author: '' })
  drawCode(pdf, address, { x: 0, y: 0, size: 104 })
  pdf.end()
  const squares = Array.from(
    (await finished).toString('latin1').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm),
    ([, ...numbers]) => numbers,
  )
  const rects = squares.slice(1).map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 104"><path fill="#fff" d="M0 0h104v104H0z"/>${rects.join('')}</svg>`
  const image = await sharp(Buffer.from(svg), { density: 500 }).png().toBuffer()
  expect(await readQrCode(image)).toBe(address)
})
