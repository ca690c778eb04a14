import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ItemSteps } from '#contract/production.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { type Outcome, pressQueue, sendPresses } from './press-queue.ts'
import type { Press } from './presses.ts'

const retryMs = 5_000

type Told = { onAnswer?: (answer: ItemSteps) => void; onRefused?: (press: Press) => void }

/** Sends all waiting presses of this browser while the page is open: at once, when the network returns, and every few seconds. */
export function usePresses({ onAnswer = () => {}, onRefused = () => {} }: Told) {
  const language = useLanguage()
  const common = useMessages('admin')
  const shell = useMessages('shell')
  const { unsent, refused } = useSyncExternalStore(pressQueue.subscribe, pressQueue.read, pressQueue.readOnServer)
  const sendAll = () =>
    void sendPresses({
      language,
      otherwise: shell('unreached'),
      lost: (step) => common('presses.lost', { step }),
    })
  const flush = useEffectEvent(sendAll)
  // An effect event, because answers arrive long after the press, when the page may show another item.
  const hear = useEffectEvent((outcome: Outcome) => ('answer' in outcome ? onAnswer(outcome.answer) : onRefused(outcome.refused)))

  useEffect(() => pressQueue.hear((outcome) => hear(outcome)), [])

  useEffect(() => {
    const tryAgain = () => flush()
    tryAgain()
    window.addEventListener('online', tryAgain)
    const timer = setInterval(tryAgain, retryMs)
    return () => {
      window.removeEventListener('online', tryAgain)
      clearInterval(timer)
    }
  }, [])

  return {
    unsent,
    refused,
    dismiss: pressQueue.dismiss,
    press(made: Omit<Press, 'key'>) {
      pressQueue.add({ ...made, key: crypto.randomUUID() })
      sendAll()
    },
    pressPhoto(made: Omit<Press, 'key'>, file: File) {
      pressQueue.addPhoto({ ...made, key: crypto.randomUUID() }, file)
      sendAll()
    },
    dropPhoto: pressQueue.drop,
  }
}
