import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { demoProducts } from '../catalogue.ts'
import { imageFile, shotsOf } from '../demo-product.ts'
import type { Drawing } from './drawing.ts'
import { type PrintAreas, printAreas } from './print-areas.ts'
import { dealGrounds, drawProductImage } from './product-image.ts'
import { webDrawings } from './web-drawings.ts'
import { wideDrawings } from './wide-drawings.ts'

/**
 * Draws the images of the demo catalogue and of the web pages into `assets/`.
 *
 * - `--only <start of a file name>` draws only these files.
 * - `--force` also draws files that exist.
 * - `--limit <count>` draws at most this many.
 * - `--areas` writes the print areas of first images to print-areas.json. Several goods in one image are measured by hand.
 */
async function drawImages(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      force: { type: 'boolean', default: false },
      limit: { type: 'string', default: '100000' },
      areas: { type: 'boolean', default: false },
    },
  })
  sharp.concurrency(1)
  if (values.areas) return measureAreas(values.only ?? '')
  const assets = join(import.meta.dirname, '../../../assets')
  const wanted = [...webDrawings(), ...wideDrawings(), ...productDrawings()]
    .filter(({ file }) => !values.only || file.startsWith(values.only) || file.startsWith(`pictures/${values.only}`))
    .filter(({ file }) => values.force || !existsSync(join(assets, file)))
    .slice(0, Number(values.limit))
  for (const { file, draw } of wanted) {
    const path = join(assets, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await draw())
  }
  process.stdout.write(`${wanted.length} drawn\n`)
}

/** Sorted by camera, since the light of a camera is computed once and cached. */
function productDrawings(): Drawing[] {
  const grounds = dealGrounds(demoProducts)
  const shots = demoProducts.flatMap((product) =>
    product.variations.flatMap((variation) =>
      shotsOf(product, variation).map((shot) => ({ product, variation, shot, camera: `${shot} ${product.form}` })),
    ),
  )
  return shots
    .toSorted((one, other) => one.camera.localeCompare(other.camera, 'en'))
    .map(({ product, variation, shot }) => ({
      file: `pictures/${imageFile(product, variation, shot)}`,
      draw: async () => {
        const image = await drawProductImage(product, variation, shot, grounds.get(`${product.slug}-${variation.key}`) ?? 'felt')
        return image.webp({ quality: 86, effort: 5 }).toBuffer()
      },
    }))
}

/** Measures the print areas of the files that start with `only`. The other entries stay. */
async function measureAreas(only: string): Promise<void> {
  const file = join(import.meta.dirname, 'print-areas.json')
  const areas: Record<string, PrintAreas> = JSON.parse(await readFile(file, 'utf8'))
  const grounds = dealGrounds(demoProducts)
  for (const product of demoProducts) {
    for (const variation of product.variations) {
      const [shot = 'front'] = shotsOf(product, variation)
      const name = imageFile(product, variation, shot).replace('.webp', '')
      if (name.startsWith(only))
        areas[name] = await printAreas(product, variation, shot, grounds.get(`${product.slug}-${variation.key}`) ?? 'felt')
    }
  }
  await writeFile(file, JSON.stringify(areas))
}

await drawImages()
