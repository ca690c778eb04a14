import type { Page, Route } from '@playwright/test'

type Held = { isHeld: Promise<void>; letGo: () => void }

/** Loses, delays and counts the answers to a page's writes. The shop does them all the same. */
export async function faultyAnswers(page: Page, isWrite: (address: string, method: string) => boolean) {
  const faults: ((route: Route) => Promise<void>)[] = []
  let asked = 0
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || !isWrite(pathname, request.method())) return route.fallback()
    asked += 1
    const fault = faults.shift()
    return fault ? fault(route) : route.continue()
  })

  function holdNext(isDone: boolean): Held {
    const [held, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    faults.push(async (route) => {
      const response = isDone ? await route.fetch() : undefined
      held.resolve()
      await mayGo.promise
      await (response ? route.fulfill({ response }) : route.continue())
    })
    return { isHeld: held.promise, letGo: mayGo.resolve }
  }

  return {
    /** The number of requests so far. */
    asked: () => asked,
    /** The shop does the next write, and its answer never comes. Resolves when the page has noticed. */
    loseNext(): Promise<unknown> {
      const isLost = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET')
      faults.push(async (route) => {
        await route.fetch()
        await route.abort()
      })
      return isLost
    },
    /** The shop does the next write, and its answer comes when it is let go. */
    holdNextAnswer: () => holdNext(true),
    /** The next write reaches the shop when it is let go, so that a later one could overtake it. */
    holdNextRequest: () => holdNext(false),
  }
}
