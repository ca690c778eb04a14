import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { motifDocument } from '#brand/motifs/index.ts'
import { motifKeys } from '#brand/motifs/motif-keys.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { compose } from '../compose.ts'
import { drawPrint } from '../sample-prints.ts'
import type { GoodsKind, ShotRequest } from '../shot.ts'
import { comparePrints } from './compare-prints.ts'
import { cutPrint } from './cut-print.ts'
import { distance, labOfHex } from './colour.ts'
import { measureDesign } from './measure-design.ts'

const [star, arrow, letters] = await Promise.all([drawPrint('star'), drawPrint('arrow'), drawPrint('letters')])
const request: ShotRequest = {
  kind: 'tshirt',
  print: star,
  material: '#1E3686',
  type: 'flat',
  backdrop: 'felt',
  light: 'window',
  angle: 'front',
  aspect: '1:1',
  size: 1000,
  seed: 1,
}
const shot = await compose(request, () => undefined)

describe('a print alone', () => {
  it('has its own colours, by their shares', async () => {
    const { palette, material, contrast } = await measureDesign(star)
    expect(palette.map(({ hex }) => hex)).toEqual(['#fbf7ef', '#f0a05a', '#9c1c38'])
    expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect({ material, contrast }).toEqual({ material: null, contrast: null })
  })

  it('is recognised as symmetrical or not', async () => {
    expect((await measureDesign(star)).motif.guess).toBe('rosette')
    expect((await measureDesign(arrow)).motif).toMatchObject({ guess: 'figure' })
  })

  it('is recognised as containing letters or not', async () => {
    expect((await measureDesign(letters)).textFound).toBe(true)
    expect((await measureDesign(star)).textFound).toBe(false)
    expect((await measureDesign(arrow)).textFound).toBe(false)
  })
})

describe('a product picture', () => {
  it('shows its print too where the goods are cut out of it', async () => {
    const { image, printBox } = await compose({ ...request, backdrop: 'transparent', size: 640 }, () => undefined)
    const { printArea, material, contrast } = await measureDesign(image, { kind: 'tshirt' })
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((printArea?.[side] ?? 9) - (printBox?.[side] ?? 0)), side).toBeLessThan(0.03)
    }
    expect(distance(labOfHex(material ?? ''), labOfHex('#1E3686'))).toBeLessThan(0.09)
    expect(contrast).toBeGreaterThan(4)
    const cut = await cutPrint(image, printArea ?? { x: 0, y: 0, width: 1, height: 1 }, material ?? '')
    const inked = async (picture: Buffer) => ((await sharp(picture).trim().stats()).channels[3]?.mean ?? 0) / 255
    expect(Math.abs((await inked(cut)) - (await inked(star)))).toBeLessThan(0.1)
    // A drawing alone is not taken for a shirt.
    expect((await measureDesign(star, { kind: 'tshirt' })).material).toBeNull()
  })

  it('shows position, material and clarity of its print', async () => {
    const { printArea, material, contrast, motif, textFound } = await measureDesign(shot.image)
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((printArea?.[side] ?? 9) - (shot.printBox?.[side] ?? 0)), side).toBeLessThan(0.02)
    }
    expect(distance(labOfHex(material ?? ''), labOfHex('#1E3686'))).toBeLessThan(0.09)
    expect(contrast).toBeGreaterThan(4)
    expect(motif.guess).toBe('rosette')
    expect(textFound).toBe(false)
  })

  it('of one colour shows no print', async () => {
    const plain = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#20398C' } })
      .png()
      .toBuffer()
    expect(await measureDesign(plain)).toMatchObject({
      printArea: null,
      motif: { guess: 'none' },
      suggestions: ['no_print', 'low_resolution'],
    })
    await expect(cutPrint(plain, { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, '#20398C')).rejects.toMatchObject({ code: 'no_print_found' })
  })

  it('gives its print back, on a transparent background', async () => {
    const area = shot.printBox ?? { x: 0, y: 0, width: 1, height: 1 }
    const cut = await cutPrint(shot.image, area, '#1E3686')
    const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
    const middle = ((info.height >> 1) * info.width + (info.width >> 1)) * 4
    expect(data[middle + 3]).toBe(255)
    const again = await compose({ ...request, print: cut, size: 600 }, () => undefined)
    expect((await comparePrints(shot.image, again.image, area)).printSimilarity).toBeGreaterThan(0.8)
  })
})

describe('the picture of a product of a known kind', () => {
  const catalogue = (name: string) => readFile(join(projectRoot, `assets/pictures/${name}.webp`))
  const motifs = motifKeys.flatMap((name) => [
    { name, drawing: motifDocument(name, 'light') },
    { name, drawing: motifDocument(name, 'dark') },
  ])

  it.each<[what: string, name: string, kind: GoodsKind, area: number[], motif: string | null]>([
    ['folds of a white shirt', 'ram-horn-tee-milk-front', 'tshirt', [0.36, 0.3, 0.28, 0.22], 'koshkar-muiz'],
    ['what shows through a handle', 'caravan-tote-sage-front', 'bag', [0.35, 0.53, 0.3, 0.2], 'bactrian-camel'],
    ['the backdrop in the colour of a print', 'aport-tee-milk-front', 'tshirt', [0.38, 0.3, 0.23, 0.21], 'aport-apple'],
    ['a label in the neck', 'barys-tee-felt-front', 'tshirt', [0.38, 0.31, 0.22, 0.18], null],
    ['the ring round a badge', 'ram-horn-pin-lapis-card', 'pin', [0.35, 0.33, 0.29, 0.23], 'koshkar-muiz'],
    ['what stands behind a mug', 'baursak-mug-milk-front', 'mug', [0.25, 0.47, 0.32, 0.26], 'baursak'],
    ['a mug on a table as white', 'teh-tarik-mug-milk-front', 'mug', [0.25, 0.47, 0.34, 0.23], null],
  ])('is not taken for its print: %s', async (_what, name, kind, [x = 0, y = 0, width = 0, height = 0], motif) => {
    const measured = await measureDesign(await catalogue(name), { kind, motifs })
    const found = measured.printArea ?? { x: 0, y: 0, width: 0, height: 0 }
    const wishes = [
      ['x', x],
      ['y', y],
      ['width', width],
      ['height', height],
    ] as const
    for (const [side, wanted] of wishes) expect(Math.abs(found[side] - wanted), side).toBeLessThan(0.03)
    if (motif !== null) expect(measured.motif.name).toBe(motif)
  })

  it('has the glaze beside its print, not the one it shades into', async () => {
    const { material } = await measureDesign(await catalogue('tulpar-mug-night-front'), { kind: 'mug' })
    expect(distance(labOfHex(material ?? ''), labOfHex('#1e2850'))).toBeLessThan(0.09)
  })

  it('is of no motif that it only resembles', async () => {
    for (const print of [star, arrow, letters]) expect((await measureDesign(print, { motifs })).motif.name).toBeNull()
  })

  it('reports one print of several pieces', async () => {
    const { printArea, suggestions } = await measureDesign(await catalogue('three-horn-tees-lapis-front'), { kind: 'tshirt' })
    expect(printArea?.width).toBeLessThan(0.3)
    expect(suggestions).toContain('one_of_several')
  })
})

it('finds a whole ring with its contents', async () => {
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f2eee7"/>
    <circle cx="300" cy="300" r="180" fill="none" stroke="#20398c" stroke-width="40"/><circle cx="300" cy="300" r="30" fill="#9c1c38"/></svg>`
  for (const kind of [undefined, 'tshirt', 'mug'] as const) {
    const { printArea } = await measureDesign(await sharp(Buffer.from(ring)).png().toBuffer(), kind ? { kind } : {})
    expect(printArea?.x, kind).toBeCloseTo(100 / 600, 1)
    expect(printArea?.width, kind).toBeCloseTo(400 / 600, 1)
  }
})

describe('two pictures', () => {
  it('are the same print under another light and at another place, or another print', async () => {
    const area = shot.printBox ?? { x: 0, y: 0, width: 1, height: 1 }
    const same = await compose({ ...request, light: 'evening', type: 'hanger', seed: 5 }, () => undefined)
    const other = await compose({ ...request, print: arrow }, () => undefined)
    const likeSame = (await comparePrints(shot.image, same.image, area)).printSimilarity
    const likeOther = (await comparePrints(shot.image, other.image, area)).printSimilarity
    expect(likeSame).toBeGreaterThan(0.75)
    expect(likeOther).toBeLessThan(0.5)
  })

  it('are as sharp as they are', async () => {
    const soft = await sharp(shot.image).blur(4).png().toBuffer()
    const area = shot.printBox ?? { x: 0, y: 0, width: 1, height: 1 }
    const [sharpOne, softOne] = [await comparePrints(shot.image, shot.image, area), await comparePrints(shot.image, soft, area)]
    expect(sharpOne.printSimilarity).toBeGreaterThan(0.99)
    expect(softOne.sharpness).toBeLessThan(sharpOne.sharpness / 4)
  })
})
