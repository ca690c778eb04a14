import { useEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, type UIMatch, useMatches } from 'react-router'
import { isPassing } from '#web/browser/is-passing.ts'
import { createStore, useStore } from '#web/ui/store.ts'

type Shown = { address: string; parts: ReadonlyMap<string, unknown>; around: ReadonlySet<string> }
type Reading = Shown & { hasFailed: boolean }

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** Browser only: there is one page and one refresh of it. */
let reading: Reading | undefined
/** A page that stays after every failed refresh, no matter what started the refresh. */
let kept: Shown | undefined
const isStale = createStore(false)

function shownBy(matches: readonly UIMatch[]): Shown {
  return {
    address: addressOf(location),
    parts: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
    around: new Set(matches.slice(0, -1).map(({ id }) => id)),
  }
}

/** Revalidates the open page. Returns false if that fails for now: then the page stays as it is, with its unsaved input. */
export async function refreshPage(matches: readonly UIMatch[], revalidate: () => Promise<void>): Promise<boolean> {
  const mine: Reading = { ...shownBy(matches), hasFailed: false }
  reading = mine
  await revalidate()
  if (reading === mine) reading = undefined
  return !mine.hasFailed
}

/** Saves the data shown now, so that a failed refresh does not replace it, nor the layout around the next page. */
export function keepPage(matches: readonly UIMatch[] | undefined): void {
  const now = matches && shownBy(matches)
  if (now?.address !== kept?.address) isStale.set(false)
  kept = now
}

/** Keeps every page's data while the calling component is mounted. Returns whether the last refresh of the page failed. */
export function useKeptPages(): boolean {
  const matches = useMatches()
  useEffect(() => keepPage(matches), [matches])
  useEffect(() => () => keepPage(undefined), [])
  return useIsStale()
}

/** Whether the last refresh of a kept page failed. */
export function useIsStale(): boolean {
  return useStore(isStale)
}

/** For the root's `clientMiddleware`, which sees each route's result before the router shows it. A refusal stays an error. */
export const keepStaleDataOnError: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  const shown = reading ?? kept
  if (!shown || request.signal.aborted) return results
  const isSame = shown.address === addressOf(new URL(request.url))
  const failed = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isPassing(result))
  const keepable = failed.filter(([id]) => shown.parts.get(id) !== undefined && (isSame || (shown === kept && shown.around.has(id))))
  for (const [id] of keepable) results[id] = { type: 'data', result: shown.parts.get(id) }
  if (!isSame) return results
  if (reading) reading.hasFailed ||= keepable.length > 0
  else isStale.set(keepable.some(([id]) => !shown.around.has(id)))
  return results
}
