import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ItemSteps } from '#contract/production.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { type Press, storedPresses, storePresses } from './presses.ts'

const retryMs = 5_000
const timeoutMs = 15_000
/** Why a press waits and is sent once more; anything else is an answer. */
const triedAgain: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'cancelled',
  'unreadable',
  'unavailable',
  'too_busy',
  'too_many_requests',
  'not_signed_in',
  'fault',
])

type Told = { onAnswer: (answer: ItemSteps) => void; onRefused: (press: Press, sentence: string | undefined) => void }

/** Sends presses one after another. What the network loses waits and is sent later; what the shop refuses is told and dropped. */
export function usePresses({ onAnswer, onRefused }: Told) {
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [presses, setPresses] = useState<readonly Press[]>(storedPresses)
  const waiting = useRef<readonly Press[]>(presses)
  const isSending = useRef(false)

  function keep(next: readonly Press[]) {
    waiting.current = next
    storePresses(next)
    setPresses(next)
  }

  const flush = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let press = waiting.current[0]; press; press = waiting.current[0]) {
        const { key, itemId, stepId, ...body } = press
        try {
          const answer = await send(production.changeStep, { params: { id: itemId, stepId }, body }, { language, timeoutMs })
          keep(waiting.current.filter((one) => one.key !== key))
          onAnswer(answer)
        } catch (error) {
          const refusal = refusalOf(production.changeStep, error)
          if (triedAgain.has(refusal.code)) return
          keep(waiting.current.filter((one) => one.key !== key))
          onRefused(press, refusal.error)
        }
      }
    } finally {
      isSending.current = false
    }
  })

  useEffect(() => {
    const tryAgain = () => void flush()
    tryAgain()
    window.addEventListener('online', tryAgain)
    const timer = setInterval(tryAgain, retryMs)
    return () => {
      window.removeEventListener('online', tryAgain)
      clearInterval(timer)
    }
  }, [])

  return {
    // The server knows nothing of what this browser has not sent.
    presses: isHydrated ? presses : [],
    press(made: Omit<Press, 'key'>) {
      keep([...waiting.current, { ...made, key: crypto.randomUUID() }])
      void flush()
    },
  }
}
