import type { Page } from '@playwright/test'

/** What a page reads at `address` from now on: the first time it is answered and its answer comes when it may, the next time not at all. */
export async function holdReading(page: Page, address: RegExp) {
  const [isRead, mayCome, isReadAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isFirst = true
  await page.route(address, async (route) => {
    if (!isFirst) return isReadAgain.resolve()
    isFirst = false
    const response = await route.fetch()
    isRead.resolve()
    await mayCome.promise
    await route.fulfill({ response })
  })
  return { isRead: isRead.promise, letCome: mayCome.resolve, isReadAgain: isReadAgain.promise }
}
