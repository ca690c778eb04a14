import { expect } from '@playwright/test'
import { openPage } from '../support/journey.ts'
import { addressIn } from '../support/public-pages.ts'
import { isAccepted } from './accepted.ts'
import { test } from './audience.ts'
import { looksAt } from './matrix.ts'
import { allPages } from './pages/all-pages.ts'
import { listedWithoutRoute, routesNotListed } from './pages/not-listed.ts'
import { findBreaks, showAt } from './visit.ts'

const part = process.env.LAYOUT_PART ?? ''

test('every page of the shop is checked, or left out for a reason', () => {
  expect(routesNotListed()).toEqual([])
  expect(listedWithoutRoute()).toEqual([])
})

for (const { audience, name, addressOf, open } of allPages)
  for (const { language, widths } of looksAt(part, `${audience} ${name}`))
    test(`nothing breaks on /${name} for a ${audience}: ${language}, ${widths.join(' ')} px`, async ({ openAs, visitors }) => {
      const page = await (await openAs(audience)).newPage()
      const broken = new Map<string, string>()
      page.on('response', (answer) => {
        const isBroken = answer.request().resourceType() === 'image' && answer.status() >= 400
        if (isBroken) broken.set(answer.url(), `picture does not load: ${answer.url()}`)
      })
      const address = addressIn(language, await addressOf(visitors.things, page))
      await openPage(page, address)
      for (const [index, width] of widths.entries()) {
        if (open) {
          if (index > 0) await openPage(page, address)
          await showAt(page, width)
          await open(page)
        }
        for (const found of await findBreaks(page, width)) {
          const what = `${found.kind} · ${found.where}: ${found.text}`
          if (!isAccepted(name, found) && !broken.has(what)) broken.set(what, `${address} at ${width} px: ${what}`)
        }
      }
      expect([...broken.values()]).toEqual([])
    })
