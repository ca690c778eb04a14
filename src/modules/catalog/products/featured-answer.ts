import { createHash } from 'node:crypto'
import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { listFeatured } from './featured-products.ts'

type FeaturedAnswer = { products: Product[] }

/** What was written last, by file: an unchanged answer is not written again. */
const written = new Map<string, string>()

/** The body of /data/featured.json: the featured products, or the last ones known while the database is away. */
export async function readFeaturedAnswer(ctx: Ctx): Promise<string> {
  const file = `featured/${ctx.language}.json`
  try {
    const answer: FeaturedAnswer = { products: await listFeatured(ctx) }
    const body = JSON.stringify(answer)
    await keep(ctx, file, body)
    return body
  } catch (error) {
    ctx.log.warn({ err: error }, 'featured products are answered from their last copy')
    const kept = await ctx.files.find(file).catch(() => undefined)
    return kept ? new TextDecoder().decode(kept) : JSON.stringify({ products: [] } satisfies FeaturedAnswer)
  }
}

/** A full disk must not take the answer away. */
async function keep(ctx: Ctx, file: string, body: string): Promise<void> {
  const hash = createHash('sha256').update(body).digest('base64')
  if (written.get(file) === hash) return
  try {
    await ctx.files.put(file, new TextEncoder().encode(body), 'application/json')
    written.set(file, hash)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the copy of the featured products could not be kept')
  }
}
