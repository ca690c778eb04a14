import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'

/** Unused capacity does not add up: at most one second's worth goes at once. */
const burstMs = 1000

/** Returns how many of the wanted letters may go now, at the configured rate across all processes. */
export async function takeTurns(ctx: Ctx, wanted: number): Promise<number> {
  const { letters_per_minute: perMinute } = await getSettings(ctx)
  const stepMs = 60_000 / perMinute
  return inTransaction(ctx, async ({ db, clock }) => {
    const { next_at: next } = await db.selectFrom('letter_turns').select('next_at').forUpdate().executeTakeFirstOrThrow()
    const nowMs = clock.now().getTime()
    const untilMs = nowMs + Math.max(burstMs, stepMs)
    // Later than any turn can be: the clock was set back.
    const startMs = next.getTime() > untilMs ? nowMs : Math.max(next.getTime(), nowMs)
    const taken = Math.min(wanted, Math.max(0, Math.floor((untilMs - startMs) / stepMs)))
    if (taken > 0)
      await db
        .updateTable('letter_turns')
        .set({ next_at: new Date(startMs + taken * stepMs) })
        .execute()
    return taken
  })
}
