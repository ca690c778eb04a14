import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'

/** Throws NotFound while the switch for feeds to agents is off. */
export async function requireAgentFeeds(ctx: Ctx): Promise<void> {
  const { agents_feeds: isOn } = await getSettings(ctx)
  if (isOn === 'off') throw new NotFound()
}
