import type { Language } from '#contract/languages.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { Ctx } from '#modules/context.ts'
import type { UnitLine } from '../goods/resolve-units.ts'
import { cartDays } from './handoff-store.ts'
import { hashHandoff, newHandoffToken } from './handoff-token.ts'

const dayMs = 24 * 3_600_000

/** Each link writes a row. */
export const linksByAddress: Limit = { name: 'agent-links-by-address', points: 60, perSeconds: 60 }

/** The source of a link begins the id of its cart. Each source has its own switch. */
const prefixes = { permalink: 'link_', mcp: 'mcp_' }

export function isMcpLink(cartId: string): boolean {
  return cartId.startsWith(prefixes.mcp)
}

type NewLink = { from: keyof typeof prefixes; items: readonly UnitLine[]; codes?: readonly string[]; language: Language }

/** Stores a cart that only its link opens. The token is returned once. */
export async function createLinkCart(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { from, items, codes = [], language }: NewLink,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newHandoffToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + cartDays * dayMs)
  const lines = items.map((item, index) => ({ id: `li_${index + 1}`, ...item }))
  await db
    .insertInto('agent_carts')
    .values({
      id: prefixes[from] + newHandoffToken(),
      handoff_hash: hashHandoff(token),
      items: JSON.stringify(lines),
      codes: [...codes],
      language,
      created_at: now,
      touched_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}
