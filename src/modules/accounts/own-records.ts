import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import type { PersonalData } from '#modules/module.ts'

/** Returns everything stored about the signed-in account, module by module. Throws NotSignedIn. */
export async function exportOwnRecords(ctx: Ctx, held: readonly PersonalData[]): Promise<Record<string, unknown>> {
  const { accountId, email } = requireAccount(ctx.actor)
  const records: Record<string, unknown> = { exported_at: ctx.clock.now().toISOString() }
  for (const { list } of held) for (const [part, read] of Object.entries(list)) records[part] = await read(ctx, { accountId, email })
  return records
}
