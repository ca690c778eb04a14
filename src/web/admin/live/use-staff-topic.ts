import { use, useEffect, useEffectEvent } from 'react'
import type { StaffTopic } from '#contract/live.ts'
import { StaffHintsContext } from './staff-hints-context.ts'
import type { ChangedIds } from './staff-hints.ts'
import { notifyWhenActive } from './notify-when-active.ts'
import { useIsReading } from '#web/browser/use-refresh.ts'

/**
 * Calls `onIds` with the ids that changed in a topic. While no person is active, it waits for the next activity. It also waits while the
 * page is read again, or while `isReading` says so of its queries: frequent changes must not abort every reading.
 */
export function useStaffTopic(
  topic: StaffTopic | undefined,
  onIds: (ids: ChangedIds) => void,
  isReading: () => boolean = () => false,
): void {
  const hints = use(StaffHintsContext)
  const tell = useEffectEvent(onIds)
  const isPageRead = useIsReading()
  const isBusy = useEffectEvent(() => isPageRead || isReading())

  useEffect(() => {
    if (topic === undefined) return
    const changed = new Set<string>()
    let hasMissed = false
    const telling = notifyWhenActive({
      isBusy,
      tell() {
        const ids = hasMissed ? 'missed' : [...changed]
        changed.clear()
        hasMissed = false
        tell(ids)
      },
    })
    const leave = hints?.follow(topic, (ids) => {
      if (ids === 'missed') hasMissed = true
      else for (const id of ids) changed.add(id)
      telling.note()
    })
    return () => {
      leave?.()
      telling.stop()
    }
  }, [hints, topic])
}
