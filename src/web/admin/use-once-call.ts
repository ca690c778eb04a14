import { useRef } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useStaffCall } from './use-staff-call.ts'

/** A call with an idempotency key. A retry with the same body after a lost answer has no second effect. */
export function useOnceCall<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>) {
  const asked = useStaffCall<Input, Answer, Own>(call)
  const attempt = useRef<{ text: string; key: string }>(undefined)

  async function send(input: Input) {
    const text = JSON.stringify(input)
    if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    const outcome = await asked.send(input, { headers: { 'idempotency-key': attempt.current.key } })
    if ('answer' in outcome) attempt.current = undefined
    return outcome
  }

  return { ...asked, send }
}
