import type { Page } from '@playwright/test'

/** Returns how many actions this browser has stored in its offline queue. */
export function queuedIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('tulpar-offline')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('actions').objectStore('actions').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })
}
