import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage } from '../messages/use-messages.ts'
import { staffQuery } from './call-query.ts'
import { useSettled } from './use-settled.ts'

type Options<Input> = { inputOf: (q: string) => Input; fewestLetters?: number }

/** Pause in typing before the search starts. Milliseconds. */
const pauseMs = 150

/** Searches for the typed text. The last result stays visible while the user types on; it is undefined while the text is too short. */
export function useTypedSearch<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  typed: string,
  { inputOf, fewestLetters = 1 }: Options<NoInfer<Input>>,
): { found: Answer | undefined; state: 'idle' | 'searching' | 'found' | 'failed' } {
  const language = useLanguage()
  const wanted = typed.trim().length >= fewestLetters ? typed.trim() : ''
  const settled = useSettled(wanted, pauseMs)
  const q = wanted === '' ? '' : settled
  const { data, isPending, isPlaceholderData } = useQuery({
    ...staffQuery(call, inputOf(q), { language }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  if (wanted === '') return { found: undefined, state: 'idle' }
  if (wanted !== q || isPending || isPlaceholderData) return { found: data, state: 'searching' }
  return { found: data, state: data === undefined ? 'failed' : 'found' }
}
