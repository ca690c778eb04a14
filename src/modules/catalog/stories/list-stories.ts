import type { Story } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentStory, readStories } from './story-store.ts'

export async function listStories(ctx: Ctx): Promise<Story[]> {
  ctx.uses.add('stories')
  return (await readStories(ctx.db, ctx.language).execute()).map(presentStory)
}

/** Throws story_not_found, also for an inactive story. */
export async function getStory(ctx: Ctx, input: { slug: string }): Promise<Story> {
  ctx.uses.add('stories')
  const row = await readStories(ctx.db, ctx.language).where('s.slug', '=', input.slug).executeTakeFirst()
  if (!row) refuse('story_not_found')
  return presentStory(row)
}
