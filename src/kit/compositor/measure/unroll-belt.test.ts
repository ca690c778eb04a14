import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { compose } from '../compose.ts'
import { measureDesign } from './measure-design.ts'
import { unrollBelt } from './unroll-belt.ts'

const catalogue = (name: string) => readFile(join(projectRoot, `assets/pictures/${name}.webp`))
const lapis = await catalogue('adras-mug-lapis-front')

it('lays a print that runs round one mug round another', async () => {
  const { printArea, material, motif } = await measureDesign(lapis, { kind: 'mug' })
  expect(motif.guess).toBe('band')
  const belt = await unrollBelt(lapis, printArea ?? { x: 0, y: 0, width: 0, height: 0 })
  expect(belt).not.toBeNull()
  const { printSimilarity, image } = await compose(
    {
      kind: 'mug',
      print: belt ?? lapis,
      goesRound: true,
      material: material ?? '#000000',
      type: 'flat',
      backdrop: 'transparent',
      light: 'soft',
      angle: 'front',
      aspect: '1:1',
      size: 320,
      seed: 1,
    },
    () => undefined,
  )
  expect(printSimilarity).toBeGreaterThanOrEqual(0.98)
  // A row of pixels across the mug, near its middle.
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height * 0.58)
  const seen = Array.from({ length: Math.floor(info.width * 0.6) }, (_, x) => [
    ...data.subarray((row * info.width + x) * 4, (row * info.width + x) * 4 + 4),
  ])
  const clay = seen.filter(([red = 0, , blue = 0, alpha = 0]) => alpha === 255 && blue > red * 1.8 && blue < 200)
  const mug = seen.filter(([, , , alpha]) => alpha === 255)
  expect(mug.length).toBeGreaterThan(100)
  expect(clay.length / mug.length).toBeLessThan(0.2)
})

it('is none where a person chose another area, or the mug has a print on its side', async () => {
  expect(await unrollBelt(lapis, { x: 0.29, y: 0.47, width: 0.24, height: 0.25 })).toBeNull()
  expect(await unrollBelt(await catalogue('aport-mug-milk-front'), { x: 0.28, y: 0.46, width: 0.27, height: 0.25 })).toBeNull()
})
