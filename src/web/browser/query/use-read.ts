import { useEffect, useRef, useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { sentenceOf } from '../calls/refusal-sentence.ts'
import { type Refusal, refusalOf } from '../calls/request-errors.ts'
import type { Outcome } from '../calls/writer.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'
import { readLate } from './read-late.ts'

type State<Input, Own extends OwnRefusal> = { isBusy: boolean; refusal: Refusal<Input, Own> | undefined }

const cancelled = { refusal: { code: 'cancelled' } } as const

/**
 * A read that a press starts. Its answer is current and not cached. One runs at a time, and it is cancelled when its part is gone. `refused`
 * is the sentence of the last failure.
 */
export function useRead<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>, { timeoutMs }: { timeoutMs?: number } = {}) {
  const language = useLanguage()
  const unreached = useMessages('shell')('unreached')
  const [{ isBusy, refusal }, setState] = useState<State<Input, Own>>({ isBusy: false, refusal: undefined })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function attempt(input: Input, signal: AbortSignal): Promise<Outcome<Input, Answer, Own>> {
    try {
      return { answer: await readLate(call, input, { language, signal, ...(timeoutMs !== undefined && { timeoutMs }) }) }
    } catch (error) {
      return signal.aborted ? cancelled : { refusal: refusalOf(call, error, unreached) }
    }
  }

  async function read(input: Input): Promise<Outcome<Input, Answer, Own>> {
    if (underWay.current) return cancelled
    const { signal } = (underWay.current = new AbortController())
    setState((now) => ({ ...now, isBusy: true }))
    const outcome = await attempt(input, signal)
    underWay.current = undefined
    setState({ isBusy: false, refusal: 'refusal' in outcome ? outcome.refusal : undefined })
    return outcome
  }

  return { read, isBusy, refusal, refused: refusal && sentenceOf(refusal, unreached) }
}
