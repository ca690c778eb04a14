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

/** Evaluated directly, which a content security policy allows. axe's own builder injects four times as much, twice. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const patienceMs = 30_000

/** Expects the page to pass the WCAG rules that axe checks. Repeats the check if the page changed during it. */
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
    // Content that is fading in, or dimmed until an answer arrives, has too little contrast.
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
    // A preview frame may be replaced at this moment.
    if (!frame.isDetached()) throw error
  }
}

/** Expects no horizontal scrolling. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  // A table adapts to a new window width with a short delay.
  await expect.poll(isWider, { message: `${path} is wider than the window` }).toBe(false)
}
