import type { Ctx } from '#modules/context.ts'
import { newId } from '#kit/ids.ts'
import type { PlatformProfile } from './read-profile.ts'

/** How old `last_seen` may be before it is written again. */
const seenMs = 60_000

/** Returns the platform's row, made at its first call and changed with its profile. */
export async function notePlatform(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  url: URL,
  { version, webhookUrl }: PlatformProfile,
): Promise<{ id: string; is_blocked: boolean }> {
  const [profile_url, now] = [url.href, clock.now()]
  const known = await db.selectFrom('agent_platforms').selectAll().where('profile_url', '=', profile_url).executeTakeFirst()
  const isFresh = known?.version === version && known.webhook_url === webhookUrl && now.getTime() - known.last_seen.getTime() < seenMs
  if (known && isFresh) return known
  return db
    .insertInto('agent_platforms')
    .values({ id: newId(), profile_url, host: url.host, version, webhook_url: webhookUrl, first_seen: now, last_seen: now })
    .onConflict((conflict) => conflict.column('profile_url').doUpdateSet({ version, webhook_url: webhookUrl, last_seen: now }))
    .returning(['id', 'is_blocked'])
    .executeTakeFirstOrThrow()
}
