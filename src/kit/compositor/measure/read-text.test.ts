import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'
import { drawPrint } from '../sample-prints.ts'
import { readText } from './read-text.ts'
import { linesOf, wordsIn } from './read-words.ts'

const plenty = 4_000_000_000

function printWith(text: string, ink: string): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
      <circle cx="450" cy="330" r="200" fill="none" stroke="${ink}" stroke-width="40"/><path d="M370 250L530 330L390 440Z" fill="${ink}"/>
      <text x="450" y="720" font-size="96" font-family="DejaVu Sans" font-weight="700" fill="${ink}" text-anchor="middle">${text}</text></svg>`),
  )
    .png()
    .toBuffer()
}

describe('the words of a print', () => {
  it.each([
    ['SAIMALY 2026', '#20398c'],
    ['Бараний рог', '#9c1c38'],
    ['Алға, тұлпар!', '#fbf7ef'],
  ])('are read from a print alone: %s', async (text, ink) => {
    expect(await readText(await printWith(text, ink), null, plenty)).toEqual({ isRead: true, text })
  })

  it('are read from cloth, under a window’s light', async () => {
    const request = { type: 'flat', backdrop: 'felt', light: 'window', angle: 'front', aspect: '1:1', size: 1000, seed: 1 } as const
    const print = await printWith('ТҰЛПАР', '#fbf7ef')
    const shot = await compose({ ...request, kind: 'tshirt', print, material: '#20398c' }, () => undefined)
    expect(await readText(shot.image, shot.printBox, plenty)).toEqual({ isRead: true, text: 'ТҰЛПАР' })
  })

  it('are not read into a drawing', async () => {
    for (const name of ['star', 'arrow'] as const)
      expect(await readText(await drawPrint(name), null, plenty)).toEqual({ isRead: true, text: null })
  })

  it('stay unread where little memory is free', async () => {
    expect(await readText(await printWith('TULPAR', '#20398c'), null, 100_000_000)).toEqual({ isRead: false, text: null })
  })

  it('stay unread where no file is a picture', async () => {
    await expect(readText(Buffer.from('nothing'), null, plenty)).rejects.toMatchObject({ code: 'not_a_picture' })
  })
})

it('uses the more certain of two readings of a place, and no specks', async () => {
  const row = (line: number, left: number, top: number, sure: number, text: string) =>
    ['5', '1', '1', '1', line, '1', left, top, '90', '30', sure, text].join('\t')
  const latin = wordsIn(
    [
      row(1, 0, 100, 76, 'Anfa'),
      row(2, 0, 200, 95, 'Made'),
      row(2, 100, 200, 92, 'on'),
      row(3, 0, 300, 95, '%'),
      row(4, 0, 400, 80, 'w'),
      row(5, 0, 500, 90, '221%'),
    ].join('\n'),
  )
  const cyrillic = wordsIn([row(1, 2, 101, 96, 'Алға'), row(1, 100, 101, 40, 'ыы')].join('\n'))
  expect(linesOf([...latin, ...cyrillic])).toEqual(['Алға', 'Made on'])
})
