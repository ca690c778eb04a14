import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, isShown } from './journey.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Put into a page as it is, which a content security policy does not forbid; its own builder does so twice, with four times as much. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const patienceMs = 30_000

/** What stands on the page now can be used by everybody, as far as a program can tell. Judged is a page that stood still while it was looked at. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const latest = Date.now() + patienceMs
  let seen = await lookForBarriers(page)
  while (seen.barriers.length > 0 && seen.hasMoved && Date.now() < latest) seen = await lookForBarriers(page)
  expect(seen.barriers.map((barrier) => `${page.url()}: ${barrier}`)).toEqual([])
}

async function lookForBarriers(page: Page): Promise<{ barriers: string[]; hasMoved: boolean }> {
  await isShown(page)
  for (const frame of page.frames()) await bringAxe(frame)
  return page.evaluate(async (tags) => {
    // What is still fading in, or dimmed until the answer is there, has too little contrast.
    const isAtRest = () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
    while (!isAtRest()) await new Promise((resolve) => requestAnimationFrame(resolve))
    if (!window.axe) throw new Error('the page has lost its axe')
    let hasMoved = false
    const changes = new MutationObserver(() => (hasMoved = true))
    changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })
    hasMoved ||= changes.takeRecords().length > 0
    changes.disconnect()
    return { barriers: violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), hasMoved }
  }, levels)
}

async function bringAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axeSource)
  } catch (error) {
    // A preview may be drawn anew at this moment.
    if (!frame.isDetached()) throw error
  }
}

/** Nothing leads to the side. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  // A table learns a moment after the window that it has less room.
  await expect.poll(isWider, { message: `${path} is wider than the window` }).toBe(false)
}
