import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

type StaffCallOptions<Input, Answer, Own extends OwnRefusal> = NonNullable<Parameters<typeof useCall<Input, Answer, Own>>[1]>

/** `useCall` whose `refused` is the message to show at the form. */
export function useStaffCall<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  options: StaffCallOptions<NoInfer<Input>, NoInfer<Answer>, NoInfer<Own>> = {},
) {
  const t = useMessages('admin')
  const made = useCall<Input, Answer, Own>(call, options)
  return { ...made, refused: made.refusal && sentenceOf(made.refusal, t('failed.network')) }
}
