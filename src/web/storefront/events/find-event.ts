import type { EventPage } from '#contract/events.ts'
import type { Api } from '#web/kit/page-context.ts'

export function findEvent(api: Api, slugOrId: string): Promise<EventPage | undefined> {
  return api.events.get({ id: slugOrId }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    throw error
  })
}
