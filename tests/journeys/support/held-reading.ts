import type { Page } from '@playwright/test'

/** What a page reads at `address`: the first time it is answered and its answer comes when it may, the next time not at all. */
export async function holdReading(page: Page, address: RegExp) {
  const [isRead, mayCome, isReadAgain] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(address, () => isReadAgain.resolve())
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      isRead.resolve()
      await mayCome.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { isRead: isRead.promise, letCome: mayCome.resolve, isReadAgain: isReadAgain.promise }
}
