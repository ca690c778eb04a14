import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Handoff } from '#contract/agents.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { cart } from '../cart/cart-store.ts'
import type { CartLine } from '../cart/cart-lines.ts'
import { setDiscountCode } from '../cart/discount-code.ts'
import { signatureOf } from '../cart/kept-cart.ts'
import { setTakenHandoff } from './handoff-store.ts'
import { addLines, lookAtHandoff, type Looked } from './look-at-handoff.ts'

type Open = Extract<Looked, { outcome: 'open' }>
/** `asking`: this browser has a cart of its own, and the person chooses. */
export type HandoffState = { step: 'none' | 'looking' } | { step: 'asking'; open: Open } | { step: 'done'; looked: Looked }

/**
 * Takes over what the address's `handoff` leads to, and removes the token from the address at once. `onTake` receives what was prepared
 * before the cart changes. A cart of the person's own changes only as the person says.
 */
export function useHandoff(onTake?: (handoff: Handoff) => void) {
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const inAddress = query.get('handoff')
  const [sought, setSought] = useState({ token: inAddress })
  const { token } = sought
  const [state, setState] = useState<HandoffState>({ step: token === null ? 'none' : 'looking' })
  if (inAddress !== null && inAddress !== token) look(inAddress)

  /** Also repeats a look at the same token. */
  function look(wanted: string | null) {
    setSought({ token: wanted })
    setState({ step: 'looking' })
  }

  const clearAddress = useEffectEvent(() =>
    setQuery(
      (current) => {
        current.delete('handoff')
        return current
      },
      { replace: true, preventScrollReset: true },
    ),
  )
  useEffect(() => {
    if (inAddress !== null) clearAddress()
  }, [inAddress])

  function take(open: Open, lines: readonly CartLine[]) {
    onTake?.(open.handoff)
    if (open.handoff.discount_code !== null) setDiscountCode(open.handoff.discount_code)
    const { platform, shown_total: shownTotal, kind } = open.handoff
    setTakenHandoff({ token: token ?? '', platform, shownTotal, kind })
    cart.adopt(lines)
    setState({ step: 'done', looked: open })
  }

  const receive = useEffectEvent((looked: Looked) => {
    if (looked.outcome !== 'open') return setState({ step: 'done', looked })
    const own = cart.lines()
    if (own.length > 0 && signatureOf(own) !== signatureOf(looked.lines)) return setState({ step: 'asking', open: looked })
    take(looked, looked.lines)
  })
  useEffect(() => {
    if (sought.token === null) return
    const controller = new AbortController()
    lookAtHandoff(sought.token, { language, signal: controller.signal }).then(receive, () => undefined)
    return () => controller.abort()
  }, [sought, language])

  return {
    state,
    retry: () => look(token),
    answer: (choice: 'add' | 'replace' | 'keep') => {
      if (state.step !== 'asking') return
      if (choice === 'keep') return setState({ step: 'none' })
      take(state.open, choice === 'add' ? addLines(cart.lines(), state.open.lines) : state.open.lines)
    },
  }
}
export type HandoffControl = ReturnType<typeof useHandoff>
