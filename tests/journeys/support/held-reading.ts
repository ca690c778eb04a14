import type { Page } from '@playwright/test'

/** Holds the answer of the page's next request to `address` until `letCome`. Later requests are never answered. */
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
