import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { isOnLadder, imageFormats, renditionFile } from '#modules/media/image-widths.ts'

const pixel = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64')
const widths = Array.from({ length: 2000 }, (_, width) => width).filter(isOnLadder)

/**
 * Serves one pixel for each image at each width, since rendering the journeys' images takes minutes. The shop renders the images of pins,
 * unless `all` is set.
 */
export async function makeImagesSmall(db: Database, dataDir: string, all = false): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from pictures where ${all} or key not in (
      select picture_key from product_images
      join product_categories using (product_id)
      join categories on categories.id = category_id
      where categories.slug = 'pin'
    )`.execute(db)
  const cached = join(dataDir, 'pixel.webp')
  writeFileSync(cached, pixel)
  const renditions = widths.flatMap((width) => imageFormats.map((format) => ({ width, format })))
  for (const { key } of rows) {
    for (const rendition of renditions) {
      const file = join(dataDir, 'files', renditionFile({ key, ...rendition }))
      mkdirSync(dirname(file), { recursive: true })
      linkSync(cached, file)
    }
  }
}
