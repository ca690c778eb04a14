import { use, useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { StaffTopic } from '#contract/live.ts'
import { isSomebodyHere, onDeed } from '../session/activity.ts'
import { StaffHintsContext } from './staff-hints-context.ts'
import type { ChangedIds } from './staff-hints.ts'

/** What changes together is told together. */
const gatherMs = 150

/**
 * Tells a screen of the back office which orders, messages and so on have changed. While nobody is there it waits for the next deed: what
 * a screen asks by itself would keep a session open for who passes by.
 */
export function useStaffTopic(topic: StaffTopic | undefined, onIds: (ids: ChangedIds) => void): void {
  const hints = use(StaffHintsContext)
  const tell = useEffectEvent(onIds)
  const { state: reading } = useRevalidator()
  const { state: going } = useNavigation()
  const isBusy = useEffectEvent(() => reading !== 'idle' || going !== 'idle')

  useEffect(() => {
    if (topic === undefined) return
    const changed = new Set<string>()
    let hasMissed = false
    let telling: ReturnType<typeof setTimeout> | undefined

    function note(ids: ChangedIds) {
      if (ids === 'missed') hasMissed = true
      else for (const id of ids) changed.add(id)
      telling ??= setTimeout(tellNow, gatherMs)
    }
    function tellNow() {
      clearTimeout(telling)
      telling = undefined
      if ((changed.size === 0 && !hasMissed) || !isSomebodyHere() || document.visibilityState !== 'visible') return
      const ids = hasMissed ? 'missed' : [...changed]
      // To read anew what is being read would break that off; it may have begun before the change.
      if (isBusy()) {
        telling = setTimeout(tellNow, gatherMs)
        return
      }
      changed.clear()
      hasMissed = false
      tell(ids)
    }

    const leave = hints?.follow(topic, note)
    const stopDeeds = onDeed(tellNow)
    document.addEventListener('visibilitychange', tellNow)
    return () => {
      leave?.()
      stopDeeds()
      document.removeEventListener('visibilitychange', tellNow)
      clearTimeout(telling)
    }
  }, [hints, topic])
}
