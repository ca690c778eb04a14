import { use, useEffect, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import { write } from '#web/browser/calls/write.ts'
import { StaffHintsContext } from '../live/staff-hints-context.ts'
import { isUserActive } from '../session/activity.ts'

/** Presence is repeated before the others consider it expired. */
const sayAgainMs = 25_000
const forgottenAfterMs = 60_000
const firstKnockMs = 250

/** Returns the accounts of the other people with the board open. Presence is never stored. */
export function useBoardPeople(): readonly string[] {
  const hints = use(StaffHintsContext)
  const [people, setPeople] = useState<readonly string[]>([])

  useEffect(() => {
    if (!hints) return
    const screen = crypto.randomUUID()
    const others = new Map<string, { by: string; untilMs: number }>()
    let own: string | undefined
    let waitMs = firstKnockMs
    let timer: ReturnType<typeof setTimeout> | undefined

    // A lost message is harmless, because the next one replaces it.
    const say = (isHere: boolean) => void write(production.hold, { order_item_id: null, screen, is_held: isHere }).catch(() => undefined)
    const isThere = () => isUserActive() && document.visibilityState === 'visible'

    /** The others' replies can't be heard until our own message comes back. So it first sends probes, and announces presence only then. */
    function sayAgain() {
      for (const [other, { untilMs }] of others) if (untilMs < Date.now()) others.delete(other)
      show()
      if (isThere()) say(own !== undefined)
      waitMs = own === undefined ? Math.min(2 * waitMs, sayAgainMs) : sayAgainMs
      timer = setTimeout(sayAgain, waitMs)
    }
    function show() {
      const now = [...new Set([...others.values()].map(({ by }) => by))].filter((by) => by !== own).toSorted((a, b) => a.localeCompare(b))
      setPeople((before) => (before.join() === now.join() ? before : now))
    }

    const stop = hints.followHolds(({ id, by, screen: whose, is_held }) => {
      if (id !== null) return
      if (whose === screen) {
        const isFirst = own === undefined
        own = by
        if (isFirst && isThere()) say(true)
      } else if (is_held) {
        const isNew = !others.has(whose)
        others.set(whose, { by, untilMs: Date.now() + forgottenAfterMs })
        // Replies to a new screen, which does not know yet which people are present.
        if (isNew && own !== undefined && isThere()) say(true)
      } else others.delete(whose)
      show()
    })
    timer = setTimeout(sayAgain, firstKnockMs)
    return () => {
      stop()
      clearTimeout(timer)
      say(false)
    }
  }, [hints])

  return people
}
