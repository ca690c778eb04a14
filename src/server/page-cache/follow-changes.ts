import { type Listener, openListener } from '#kit/database/listener.ts'
import type { KeptAnswers } from '#kit/http/kept-answers.ts'
import type { Log } from '#kit/log/log.ts'
import type { LiveChanges } from '#modules/live/index.ts'
import { forgetSettings } from '#modules/settings/index.ts'
import { changesChannel, parseChange, tagsOf } from './freshness.ts'

const settingTables = new Set(['settings', 'shipping_rates', 'payment_methods'])

type Followers = { url: string; kept: KeptAnswers; live: LiveChanges; log: Log }

/**
 * Drops kept answers as soon as a write anywhere made them untrue, and then tells open pages. While notifications may be missed nothing
 * is kept.
 */
export async function followChanges({ url, kept, live, log }: Followers): Promise<Listener> {
  const listener = await openListener({
    url,
    channels: [changesChannel],
    onNotification(_channel, payload) {
      const change = parseChange(payload)
      if (settingTables.has(change.table)) forgetSettings()
      kept.purge(tagsOf(change))
      live.note(change)
    },
    onGap(state, error) {
      log.warn({ err: error }, state === 'lost' ? 'change notifications are lost' : 'change notifications are back')
      kept.pause()
      forgetSettings()
      if (state === 'restored') {
        kept.resume()
        live.restart()
      }
    },
  })
  kept.resume()
  return listener
}
