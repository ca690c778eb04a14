import { type FoundThings, foundThings } from '#contract/desk.ts'
import type { Ctx } from '#modules/context.ts'
import type { Searches } from '#modules/module.ts'

const mostOfAKind = 5
const fewestLetters = 2
const kinds = foundThings.keyof().options

/** Returns at most five results of each kind. A kind that no module searches is empty. */
export async function findThings(ctx: Ctx, { q, searches }: { q: string; searches: Searches }): Promise<FoundThings> {
  const asked = { q, most: mostOfAKind }
  const isAsked = q.length >= fewestLetters
  const found = await Promise.all(kinds.map(async (kind) => [kind, (isAsked && (await searches[kind]?.(ctx, asked))) || []] as const))
  return Object.fromEntries(found) as FoundThings
}
