import * as desk from '#contract/calls/desk.gen.ts'
import { useTypedSearch } from '#web/browser/query/use-typed-search.ts'
import { entriesOf, type Found } from './sources.ts'

const fewestLetters = 2

/** Searches for the typed text. Earlier results stay visible during further typing. */
export function useFound(typed: string): { found: Found; state: 'idle' | 'searching' | 'found' | 'failed' } {
  const { found, state } = useTypedSearch(desk.search, typed, { inputOf: (q) => ({ q }), fewestLetters })
  return { found: found ? entriesOf(found) : [], state }
}
