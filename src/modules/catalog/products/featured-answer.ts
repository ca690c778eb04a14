import { createHash } from 'node:crypto'
import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import { listFeatured } from './featured-products.ts'

type FeaturedAnswer = { products: Product[] }

/** The hash of the content last written to each file, to skip unchanged content. */
const writtenHashes = remembered(() => new Map<string, string>())

/** Returns the body of /data/featured.json: the featured products, or the last known ones while the database is down. */
export async function readFeaturedAnswer(ctx: Ctx): Promise<string> {
  const file = `featured/${ctx.language}.json`
  try {
    const answer: FeaturedAnswer = { products: await listFeatured(ctx) }
    const body = JSON.stringify(answer)
    await cache(ctx, file, body)
    return body
  } catch (error) {
    ctx.log.warn({ err: error }, 'featured products are answered from their last copy')
    const cached = await ctx.files.find(file).catch(() => undefined)
    return cached ? new TextDecoder().decode(cached) : JSON.stringify({ products: [] } satisfies FeaturedAnswer)
  }
}

/** A full disk must not prevent the response. */
async function cache(ctx: Ctx, file: string, body: string): Promise<void> {
  const hash = createHash('sha256').update(body).digest('base64')
  const written = ctx.memory.of(writtenHashes)
  if (written.get(file) === hash) return
  try {
    await ctx.files.put(file, new TextEncoder().encode(body), 'application/json')
    written.set(file, hash)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the copy of the featured products could not be kept')
  }
}
