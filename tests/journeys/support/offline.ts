import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Resolves when the service worker has cached the open page. Polls, since `waitForFunction` takes a promise for a true result. */
export async function isCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true)
}

/** Resolves when an image of the page is cached, too, at the width that this window uses. */
export async function areImagesCached(page: Page): Promise<void> {
  const isOneCached = () =>
    page.evaluate(async () => {
      const wanted = [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address.includes('/images/'))
      const cached = await Promise.all(wanted.map((address) => caches.match(address)))
      return cached.some((copy) => copy !== undefined)
    })
  await expect.poll(isOneCached).toBe(true)
}

/** Returns the addresses and contents of everything that this browser has cached. */
export function copiesIn(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const copies: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isText = !/\/(images|assets)\//.test(request.url)
        copies.push({ address: new URL(request.url).pathname, text: isText ? ((await (await cache.match(request))?.text()) ?? '') : '' })
      }
    }
    return copies
  })
}
