import type { DataStrategyResult, MiddlewareFunction, UIMatch } from 'react-router'
import { isPassing } from '#web/browser/is-passing.ts'

type Reading = { address: string; shown: ReadonlyMap<string, unknown>; hasFailed: boolean }

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** Browser only: there is one page and one reading of it. */
let reading: Reading | undefined

/** Reads the open page anew. False if it can't be had now: then the page stays as it is, with all that is typed on it. */
export async function readAnew(matches: readonly UIMatch[], revalidate: () => Promise<void>): Promise<boolean> {
  const mine: Reading = {
    address: addressOf(location),
    shown: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
    hasFailed: false,
  }
  reading = mine
  await revalidate()
  if (reading === mine) reading = undefined
  return !mine.hasFailed
}

/** For the root's `clientMiddleware`, which sees what each part of a page was answered before the router shows it. */
export const keepWhatIsShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.signal.aborted || reading?.address !== addressOf(new URL(request.url))) return results
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === 'error' && isPassing(result) && reading.shown.has(id)) {
      results[id] = { type: 'data', result: reading.shown.get(id) }
      reading.hasFailed = true
    }
  }
  return results
}
