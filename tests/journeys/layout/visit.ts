import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { isShown } from '../support/journey.ts'
import type { Break } from './in-page/report.ts'
import type { Width } from './matrix.ts'

const { outputFiles } = buildSync({ entryPoints: [join(import.meta.dirname, 'in-page/audit.ts')], bundle: true, write: false })
const auditScript = outputFiles[0]?.text ?? ''

const phone = { below: 600, height: 844 }
const tablet = { below: 1100, height: 1024 }
const deskHeight = 900

export async function showAt(page: Page, width: Width): Promise<void> {
  const height = width < phone.below ? phone.height : width < tablet.below ? tablet.height : deskHeight
  await page.setViewportSize({ width, height })
}

export async function findBreaks(page: Page, width: Width): Promise<Break[]> {
  await showAt(page, width)
  await isAtRest(page)
  if (!(await page.evaluate(() => window.findBreaks !== undefined))) await page.evaluate(auditScript)
  return page.evaluate(() => window.findBreaks?.() ?? [])
}

/** Waits until the page is drawn with its fonts at this width and nothing moves. */
async function isAtRest(page: Page): Promise<void> {
  await isShown(page)
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isMoving = () =>
      document.querySelector('[aria-busy="true"]') !== null ||
      document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await document.fonts.ready
    // Components that measure their size draw again in the next frame.
    for (let drawn = 0; drawn < 3; drawn += 1) await frame()
    while (isMoving()) await frame()
  })
}
