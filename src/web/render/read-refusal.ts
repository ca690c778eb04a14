import type { RouterContextProvider } from 'react-router'
import type { Call, OwnRefusal, ServerRefusal } from '#contract/calls/typed-call.ts'
import { refusalContext } from '#web/render/page-context.ts'

/** Returns the refusal of a call that this page made, in the visitor's language. Rethrows any other error. */
export function readRefusal<Input, Answer, Own extends OwnRefusal>(
  context: Readonly<RouterContextProvider>,
  _call: Call<Input, Answer, Own>,
  error: unknown,
): { refusal: ServerRefusal<Input, Own>; status: number } {
  const refused = context.get(refusalContext)(error)
  if (!refused) throw error
  return { refusal: refused.body as ServerRefusal<Input, Own>, status: refused.status }
}
