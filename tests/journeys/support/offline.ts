import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Resolves when the service worker holds a copy of the page that is open; polled, since `waitForFunction` takes a promise for an answer. */
export async function isCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true)
}

/** Resolves when it holds an image of the page too, as wide as this window wants it. */
export async function areImagesCached(page: Page): Promise<void> {
  const isOneCached = () =>
    page.evaluate(async () => {
      const wanted = [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address.includes('/images/'))
      const cached = await Promise.all(wanted.map((address) => caches.match(address)))
      return cached.some((copy) => copy !== undefined)
    })
  await expect.poll(isOneCached).toBe(true)
}

/** Addresses and contents of all that this browser keeps of the shop. */
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
