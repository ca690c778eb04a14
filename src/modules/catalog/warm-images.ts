import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { type ImageFormat, prepareRendition } from '#modules/media/index.ts'

/** Renders the images that pages need first before they are requested. Safe to run twice: existing renditions stay. */
export const warmImagesJob = defineJob({ name: 'catalog.warm-pictures', payload: z.object({}), retryLimit: 1 })

const cardWidths = [640, 320]
const heroWidths = [960, 1280, 1920, 1600]
const formats: ImageFormat[] = ['avif', 'webp']
/** Covers the front page and the pages it links to. Other images are rendered on first request. */
const mostCards = 40

/** Renders one after another, with lower priority than visitors' requests. Returns the number of images checked. */
export async function warmImages(ctx: Pick<Ctx, 'db' | 'files' | 'imageQueue'>): Promise<number> {
  const named = await ctx.db.selectFrom('named_pictures').select('picture_key as key').distinct().execute()
  const cards = await ctx.db
    .selectFrom('product_images')
    .select('picture_key as key')
    .where('is_featured', '=', true)
    .groupBy('picture_key')
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .orderBy('picture_key')
    .limit(mostCards)
    .execute()
  for (const { key } of named) await warm(ctx, key, [...cardWidths, ...heroWidths])
  for (const { key } of cards) await warm(ctx, key, cardWidths)
  return named.length + cards.length
}

async function warm(ctx: Pick<Ctx, 'db' | 'files' | 'imageQueue'>, key: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    for (const format of formats) await prepareRendition(ctx, { key, width, format })
  }
}
