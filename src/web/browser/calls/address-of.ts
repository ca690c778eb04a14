import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { partsOf } from './request-parts.ts'

export function addressOf<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  language?: Language,
): string {
  return partsOf(call, input, language).address
}
