import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What stands on the page now can be used by everybody, as far as a program can tell. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await isAtRest(page)
  // Legacy: in the page itself and not in another one. The shop has no frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => `${page.url()}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}

/** Nothing leads to the side. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWider, `${path} is wider than the window`).toBe(false)
}

/** What is still fading in has too little contrast. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}
