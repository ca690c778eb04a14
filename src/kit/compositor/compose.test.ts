import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { drawPrint } from './sample-prints.ts'
import type { ShotRequest } from './shot.ts'
import { angles, aspects, backdrops, goodsKinds, lights, shotTypes } from './shot-choices.ts'

const print = await drawPrint('star', 600)
const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#9C1C38' } })
const red = await solid(200, 160).png().toBuffer()
const plain: ShotRequest = {
  kind: 'tshirt',
  print,
  material: '#1E3686',
  type: 'flat',
  backdrop: 'felt',
  light: 'window',
  angle: 'front',
  aspect: '1:1',
  size: 256,
  seed: 1,
}
const make = (changes: Partial<ShotRequest>) => compose({ ...plain, ...changes }, () => undefined)

/** Each kind in each type, with lights, angles, shapes and grounds in rotation. */
const shots = goodsKinds.flatMap((kind, row) =>
  shotTypes.map((type, column) => ({
    kind,
    type,
    light: lights[(row + column) % lights.length] ?? 'window',
    angle: angles[(row + 2 * column) % angles.length] ?? 'front',
    aspect: aspects[(2 * row + column) % aspects.length] ?? '1:1',
    backdrop: backdrops[(row * 3 + column) % backdrops.length] ?? 'felt',
  })),
)

describe('a print taken back out through folds, glaze and camera, before light', () => {
  it.each(shots)('is the print: $kind $type, $angle, $light, $aspect on $backdrop', async (shot) => {
    const size = 256
    const { printSimilarity, image, width, height } = await make({ ...shot, size })
    expect(printSimilarity).toBeGreaterThanOrEqual(0.98)
    expect(printSimilarity).toBeLessThanOrEqual(1)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: shot.backdrop === 'transparent' })
    expect(Math.max(width, height)).toBe(size)
  })
})

describe('several goods in one group', async () => {
  const [arrow, letters] = [await drawPrint('arrow', 600), await drawPrint('letters', 600)]
  const others: NonNullable<ShotRequest['others']> = [
    { kind: 'bag', print: arrow, material: '#E4D9C4' },
    { kind: 'sticker', print: letters, material: '#9C1C38' },
    { kind: 'pin', print: arrow, material: '#F6F1E7' },
  ]
  const mugs = others.map((other) => ({ ...other, kind: 'mug' as const }))

  it.each(
    [1, 2, 3].flatMap((count) => [
      { kind: 'tshirt' as const, others: others.slice(0, count) },
      { kind: 'pin' as const, others: others.slice(3 - count) },
      { kind: 'mug' as const, others: mugs.slice(0, count) },
    ]),
  )('shows each with its own print: $kind with $others.length', async (goods) => {
    // Small goods next to large ones get few pixels each, so they are checked in a larger picture.
    const shot = { ...goods, type: 'group' as const, angle: 'three_quarter' as const, size: goods.kind === 'pin' ? 1000 : 512 }
    const { printSimilarity, printBox } = await make(shot)
    expect(printSimilarity).toBeGreaterThanOrEqual(0.98)
    expect(printBox).toBeNull()
    const last = goods.others.length - 1
    const changed = goods.others.map((other, place) => (place === last ? { ...other, print } : other))
    const small = await make({ ...shot, size: 256 })
    expect((await make({ ...shot, size: 256, others: changed })).image.equals(small.image)).toBe(false)
  })

  it.each([
    { kind: 'mug' as const, others: others.slice(0, 1) },
    { kind: 'bag' as const, others: mugs.slice(0, 1) },
    { others: [...others, ...others.slice(0, 1)] },
    { others: others.slice(0, 1), type: 'flat' as const },
  ])('refuses goods of different rooms, or too many: $kind $type with $others.length', async (goods) => {
    await expect(make({ type: 'group', ...goods })).rejects.toMatchObject({ code: 'wrong_request' })
  })
})

it('draws the same picture for the same seed, and another for another', async () => {
  for (const kind of ['bag', 'mug', 'pin'] as const) {
    const [one, same, other] = [await make({ kind }), await make({ kind }), await make({ kind, seed: 2 })]
    expect(one.image.equals(same.image)).toBe(true)
    expect(one.image.equals(other.image)).toBe(false)
  }
})

it('cuts goods out for any ground', async () => {
  for (const kind of ['tshirt', 'mug', 'sticker'] as const) {
    const { image } = await make({ kind, backdrop: 'transparent' })
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
    const opacity = (x: number, y: number) => data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3]
    expect([opacity(0.01, 0.01), opacity(0.99, 0.01), opacity(0.01, 0.99), opacity(0.99, 0.99)]).toEqual([0, 0, 0, 0])
    expect(opacity(0.47, 0.5)).toBe(255)
  }
})

it('lays the print where it is wished', async () => {
  const left = await make({ placement: { x: 0, y: 0.1, width: 0.3 } })
  const right = await make({ placement: { x: 0.7, y: 0.6, width: 0.3 } })
  expect(left.printBox?.x ?? 1).toBeLessThan((right.printBox?.x ?? 0) - 0.1)
  expect(left.printBox?.y ?? 1).toBeLessThan((right.printBox?.y ?? 0) - 0.1)
  expect(right.printBox?.width).toBeCloseTo(left.printBox?.width ?? 0, 1)
})

it('reports its progress', async () => {
  const shares: number[] = []
  await compose(plain, (share) => shares.push(share))
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBeLessThanOrEqual(1)
})

describe('an odd print', () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 20), Buffer.alloc(40 * 40 * 3, 200)])
  const animated = sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })

  it.each([
    ['of 1 × 1', solid(1, 1).png(), 'too_small'],
    ['of 20,000 × 10', solid(20_000, 10).png(), 'too_small'],
    ['of 8,001 × 5,000', solid(8001, 5000).png(), 'too_large'],
    ['that is all transparent', sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } }).png(), 'empty_print'],
    ['that moves', animated.webp({ loop: 0 }), 'animated'],
    ['that is no picture', undefined, 'not_a_picture'],
  ])('%s is refused by name', async (_, picture, code) => {
    const bytes = picture ? await picture.toBuffer() : Buffer.from('no picture at all')
    await expect(make({ print: bytes })).rejects.toMatchObject({ name: 'PictureError', code })
  })

  it('that breaks off is refused by name', async () => {
    await expect(make({ print: print.subarray(0, print.length / 2) })).rejects.toMatchObject({ code: 'broken' })
  })

  it.each([
    ['CMYK', sharp(red).toColourspace('cmyk').jpeg()],
    ['16 bits', sharp(red).toColourspace('rgb16').png()],
    ['grey', solid(200, 160).greyscale().png()],
    ['palette', solid(200, 160).png({ palette: true })],
  ])('in %s is placed unchanged', async (_, picture) => {
    const { printSimilarity, printBox } = await make({ print: await picture.toBuffer(), size: 320 })
    expect(printSimilarity).toBeGreaterThanOrEqual(0.98)
    expect(printBox?.width).toBeGreaterThan(0.1)
  })
})

it.each([{ size: 100 }, { size: 5000 }, { material: 'blue' }, { light: 'moon' as never }, { kind: 'car' as never }, { seed: 0.5 }])(
  'refuses a wrong request: %j',
  async (change) => {
    await expect(make(change)).rejects.toMatchObject({ code: 'wrong_request' })
  },
)
