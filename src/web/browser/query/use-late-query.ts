import { useEffect, useEffectEvent, useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage } from '../messages/use-messages.ts'
import type * as observing from './observe-call.ts'

type Observed<Answer> = observing.Observed<Answer>
type ObserveCall = typeof observing.observeCall
type Late<Answer> = Observed<Answer> & {
  /** Whether the answer is that of another input than the wanted one. */
  isWaiting: boolean
}

/**
 * A query of public data for pages that the query library must not delay: it is loaded with the first call. `input` is undefined while
 * nothing is wanted. The last answer stays until the next one arrives. A new `version` makes the call again.
 */
export function useLateQuery<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input> | undefined,
  version?: string,
): Late<Answer> {
  const language = useLanguage()
  const wanted = input === undefined ? undefined : JSON.stringify([call, input, language, version])
  const [taken, setTaken] = useState<Observed<Answer> & { wanted: string }>()
  const observe = useEffectEvent((observeCall: ObserveCall, take: (observed: Observed<Answer>) => void) =>
    input === undefined ? undefined : observeCall(call, input, { language, ...(version !== undefined && { version }) }, take),
  )

  useEffect(() => {
    if (wanted === undefined) return
    let isLeft = false
    let stop: (() => void) | undefined
    const take = (observed: Observed<Answer>) => {
      if (!isLeft) setTaken({ ...observed, wanted })
    }
    import('./observe-call.ts').then(
      ({ observeCall }) => {
        if (!isLeft) stop = observe(observeCall, take)
      },
      () => take({ data: undefined, isError: true }),
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [wanted])

  const isWaiting = wanted !== undefined && taken?.wanted !== wanted
  return { data: taken?.data, isError: !isWaiting && taken?.isError === true, isWaiting }
}
