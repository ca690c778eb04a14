import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { staffQuery } from './call-query.ts'
import { useSettled } from './use-settled.ts'

type Options<Input> = { inputOf: (q: string) => Input; fewestLetters?: number }

/** A pause in typing, before it is searched for. */
const pauseMs = 150

/** Searches for what is typed. What was found stays in sight while more is typed; undefined while nothing is searched for. */
export function useTypedSearch<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  typed: string,
  { inputOf, fewestLetters = 1 }: Options<NoInfer<Input>>,
): { found: Answer | undefined; state: 'idle' | 'searching' | 'found' | 'failed' } {
  const wanted = typed.trim().length >= fewestLetters ? typed.trim() : ''
  const settled = useSettled(wanted, pauseMs)
  const q = wanted === '' ? '' : settled
  const { data, isPending, isPlaceholderData } = useQuery({
    ...staffQuery(call, inputOf(q)),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  if (wanted === '') return { found: undefined, state: 'idle' }
  if (wanted !== q || isPending || isPlaceholderData) return { found: data, state: 'searching' }
  return { found: data, state: data === undefined ? 'failed' : 'found' }
}
