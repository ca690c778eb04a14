import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cutPrint } from './cut-print.ts'

const side = 480
const area = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }

/** Draws on woven cloth, optionally with a soft dark fold next to the drawing. */
async function onCloth(material: string, drawing: string, fold = '') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><filter id="soft"><feGaussianBlur stdDeviation="5"/></filter></defs>
    <rect width="${side}" height="${side}" fill="${material}"/>${drawing}<g filter="url(#soft)" opacity="0.4">${fold}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let pixel = 0; pixel < side * side; pixel++) {
    const weave = 1 + 0.03 * Math.sin((pixel % side) * 1.9) * Math.sin(Math.floor(pixel / side) * 2.3)
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) data[at] = Math.min(255, (data[at] ?? 0) * weave)
  }
  return sharp(data, { raw: info }).png().toBuffer()
}

async function cutFrom(picture: Buffer, material: string) {
  const { data, info } = await sharp(await cutPrint(picture, area, material))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [...data.subarray(place, place + 4)]
  }
  /** The cut print, drawn on the cloth again. */
  const laid = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = at(x, y)
    const under = [1, 3, 5].map((start) => Number.parseInt(material.slice(start, start + 2), 16))
    return [red, green, blue].map((value, channel) => (value * alpha + (under[channel] ?? 0) * (255 - alpha)) / 255)
  }
  return { at, laid }
}

const disc = (ink: string) => `<circle cx="240" cy="240" r="135" fill="${ink}"/>`

it.each([
  ['near-white on felt', '#fffbf2', '#dcc9a6'],
  ['apricot on felt', '#f0a05a', '#e4d2ae'],
  ['white on sky', '#ffffff', '#b9cbea'],
  ['milk on lapis', '#fbf7ef', '#1e3686'],
  ['navy on pomegranate', '#19203e', '#9c1c38'],
])('a large drawing of one ink stays whole and of its colour: %s', async (_, ink, material) => {
  const { at, laid } = await cutFrom(await onCloth(material, disc(ink)), material)
  const wanted = [1, 3, 5].map((start) => Number.parseInt(ink.slice(start, start + 2), 16))
  for (const [x, y] of [
    [0.5, 0.5],
    [0.3, 0.5],
    [0.5, 0.75],
    [0.62, 0.35],
  ] as const) {
    expect(at(x, y)[3]).toBeGreaterThan(200)
    for (const [channel, value] of laid(x, y).entries()) expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(14)
  }
  expect(at(0.02, 0.02)[3]).toBe(0)
})

it('a thin light line on felt is part of the print, a fold of the cloth is not', async () => {
  const line = '<path d="M140 330H340" stroke="#fffbf2" stroke-width="14"/>'
  const fold = '<path d="M330 120L370 240M276 205L350 260" stroke="#6b5a3c" stroke-width="12"/>'
  const { at } = await cutFrom(await onCloth('#dcc9a6', `<circle cx="220" cy="200" r="60" fill="#9c1c38"/>${line}`, fold), '#dcc9a6')
  const place = (x: number, y: number) => [(x / side - 0.18) / 0.64, (y / side - 0.18) / 0.64] as const
  expect(at(...place(220, 200))[3]).toBeGreaterThan(240)
  expect(at(...place(240, 330))[3]).toBeGreaterThan(200)
  for (const [x, y] of [
    [350, 180],
    [325, 241],
  ] as const)
    expect(at(...place(x, y))[3]).toBe(0)
})
