import { use, useEffect, useMemo, useRef, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { BoardHold } from '#contract/live.ts'
import { write } from '#web/browser/calls/write.ts'
import { StaffHintsContext } from '../live/staff-hints-context.ts'

/** A hold is repeated before the others consider it expired. */
const sayAgainMs = 5_000
const forgottenAfterMs = 12_000

type Held = Readonly<Record<string, { by: string; untilMs: number }>>

/** Returns which people move which cards, by the item's id, and announces the card held here. Holds are never stored. */
export function useBoardHolds(heldId: string | undefined): Readonly<Record<string, { by: string }>> {
  const hints = use(StaffHintsContext)
  const [held, setHeld] = useState<Held>({})
  const screen = useRef<string>(undefined)

  useEffect(() => {
    if (heldId === undefined) return
    screen.current ??= crypto.randomUUID()
    const own = screen.current
    // A lost message is harmless, because the card moves anyway. The chain makes the release arrive last.
    let said: Promise<unknown> = Promise.resolve()
    const say = (isHeld: boolean) => {
      said = said.then(() => write(production.hold, { order_item_id: heldId, screen: own, is_held: isHeld })).catch(() => undefined)
    }
    say(true)
    const timer = setInterval(say, sayAgainMs, true)
    return () => {
      clearInterval(timer)
      say(false)
    }
  }, [heldId])

  useEffect(
    () =>
      hints?.followHolds(({ id, by, screen: whose, is_held }: BoardHold) => {
        if (id === null || whose === screen.current) return
        setHeld(({ [id]: _before, ...others }) => (is_held ? { ...others, [id]: { by, untilMs: Date.now() + forgottenAfterMs } } : others))
      }),
    [hints],
  )

  const next = useMemo(() => Math.min(...Object.values(held).map(({ untilMs }) => untilMs)), [held])
  useEffect(() => {
    if (next === Infinity) return
    const timer = setTimeout(
      () => setHeld((before) => Object.fromEntries(Object.entries(before).filter(([, { untilMs }]) => untilMs > Date.now()))),
      next - Date.now() + 1,
    )
    return () => clearTimeout(timer)
  }, [next])

  return held
}
