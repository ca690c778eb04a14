import { useEffect, useEffectEvent } from 'react'
import type { ItemSteps } from '#contract/production.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { keepTrying } from '#web/browser/offline/keep-trying.ts'
import { refusedIn, waitingIn } from '#web/browser/offline/queued-action.ts'
import { useStore } from '#web/ui/store.ts'
import { pressQueue } from './press-queue.ts'
import type { Press } from './presses.ts'

type Options = { onAnswer?: (answer: ItemSteps) => void; onRefused?: (press: Press) => void }
type NewPress = Omit<Press, 'key' | 'kind'>

/** Sends all waiting presses of this browser while the page is open. */
export function usePresses({ onAnswer = () => {}, onRefused = () => {} }: Options) {
  const language = useLanguage()
  const { actions, progress } = useStore(pressQueue)
  const flush = useEffectEvent(() => pressQueue.flush(language))
  // An effect event, because answers arrive long after the press, when the page may show another item.
  const hear = useEffectEvent<Parameters<typeof pressQueue.hear>[0]>(({ item, outcome }) =>
    'answer' in outcome ? onAnswer(outcome.answer as ItemSteps) : onRefused(item.action),
  )

  useEffect(() => pressQueue.hear((heard) => hear(heard)), [])

  useEffect(() => keepTrying({ isNeeded: () => waitingIn(pressQueue.read().actions).length > 0, tryNow: () => flush() }), [])

  async function add(action: Press, file?: File): Promise<void> {
    await pressQueue.add([{ action, madeBy: undefined, madeAt: new Date().toISOString(), state: 'waiting' }], file)
    await pressQueue.flush(language)
  }

  return {
    unsent: waitingIn(actions).map(({ action }) => action),
    refused: refusedIn(actions),
    progress,
    dismiss: () => void pressQueue.changeEach(({ state }) => (state === 'refused' ? 'remove' : undefined)),
    press: (made: NewPress) => void add({ ...made, kind: 'step', key: crypto.randomUUID() }),
    pressPhoto: (made: NewPress, file: File) => void add({ ...made, kind: 'photo', key: crypto.randomUUID() }, file),
    dropPhoto: (key: string) =>
      void pressQueue.changeEach(({ action, state }) => (action.key === key && state === 'waiting' ? 'remove' : undefined)),
  }
}
export type Presses = ReturnType<typeof usePresses>
