import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import type { PictureFormat } from './picture-ladder.ts'
import { findRendition } from './picture-renditions.ts'

/** Makes the renditions that pages ask for first, before anybody asks. Safe to run again: what exists is left. */
export const warmPicturesJob = defineJob({ name: 'catalog.warm-pictures', payload: z.object({}), retryLimit: 1 })

const cardWidths = [640, 320]
const heroWidths = [960, 1280, 1920, 1600]
const formats: PictureFormat[] = ['avif', 'webp']
/** The first page of the shop and what leads from it; the rest are made when first asked for. */
const mostCards = 40

/** One after the other, behind everything that a visitor waits for. Answers how many pictures were looked at. */
export async function warmPictures(ctx: Pick<Ctx, 'db' | 'files'>): Promise<number> {
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

async function warm(ctx: Pick<Ctx, 'db' | 'files'>, key: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    for (const format of formats) await findRendition(ctx.files, ctx.db, { key, width, format }, { isUrgent: false })
  }
}
