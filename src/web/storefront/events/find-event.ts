import type { EventPage } from '#contract/events.ts'
import type { Api } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'

export function findEvent(api: Api, slugOrId: string): Promise<EventPage | undefined> {
  return api.events.get({ id: slugOrId }).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  })
}
