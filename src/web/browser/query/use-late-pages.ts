import { useEffect, useEffectEvent, useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage } from '../messages/use-messages.ts'
import { readLate } from './read-late.ts'

type Asked = { page: number; isAgain?: boolean }
type Options<Input> = { inputOf: (page: number) => Input; firstPage?: number; timeoutMs?: number }

/**
 * Reads a list page by page, for pages that the query library must not delay. `answers` are the pages so far. `readAgain` reads the first
 * page, whose answer then replaces all.
 */
export function useLatePages<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  { inputOf, firstPage = 1, timeoutMs }: Options<NoInfer<Input>>,
) {
  const language = useLanguage()
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  /** A new object on each press, even for the same page after a failure. */
  const [asked, setAsked] = useState<Asked>({ page: firstPage })
  const [ended, setEnded] = useState<{ asked: Asked; hasFailed: boolean; at: string }>()
  const ask = useEffectEvent((page: number, signal: AbortSignal) =>
    readLate(call, inputOf(page), { language, signal, ...(timeoutMs !== undefined && { timeoutMs }) }),
  )

  useEffect(() => {
    const leaving = new AbortController()
    const end = (hasFailed: boolean, answer: readonly Answer[]) => {
      if (leaving.signal.aborted) return
      setEnded({ asked, hasFailed, at: new Date().toISOString() })
      if (!hasFailed) setAnswers((before) => (asked.isAgain ? answer : [...before, ...answer]))
    }
    ask(asked.page, leaving.signal).then(
      (answer) => end(false, [answer]),
      () => end(true, []),
    )
    return () => leaving.abort()
  }, [asked])

  const isReading = ended?.asked !== asked
  return {
    answers,
    isReading,
    /** Whether the last reading that ended has failed, and when it ended. */
    hasFailed: ended?.hasFailed === true,
    endedAt: ended?.at,
    readNext: () => setAsked({ page: firstPage + answers.length }),
    readAgain: () => setAsked({ page: firstPage, isAgain: true }),
  }
}
