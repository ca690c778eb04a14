import { expect } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { openPage } from '../support/journey.ts'
import { test } from './audience.ts'
import { widths } from './matrix.ts'

test('a card names its product first, and the price below, at every width', async ({ openAs }) => {
  const page = await (await openAs('guest')).newPage()
  await openPage(page, pages.shop())
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const cards = await page.locator('main article').evaluateAll((all) =>
      all.flatMap((card) => {
        const name = card.querySelector('h2, h3')?.getBoundingClientRect()
        const price = [...card.querySelectorAll('p')]
          .find(({ textContent }) => /^\D*RM\s?\d/.test(textContent ?? ''))
          ?.getBoundingClientRect()
        return name && price ? [{ gap: price.top - name.bottom, indent: price.left - name.left }] : []
      }),
    )
    expect(cards.length, `${width} px`).toBeGreaterThan(5)
    for (const { gap, indent } of cards) expect([gap >= 0, Math.abs(indent) < 1], `${width} px`).toEqual([true, true])
  }
})
