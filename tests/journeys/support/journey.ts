import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

export { expect }

export type Journey = {
  /** What the browser may complain of in this journey: a document that is not found is one. */
  tolerated: RegExp
  /** Whether pictures come from the shop; otherwise a small one stands for all of them, since making each takes time. */
  realPictures: boolean
  /** What visitors answered when they were asked whether they may be counted; 'unasked' have yet to be. */
  counting: 'declined' | 'agreed' | 'unasked'
  complaints: string[]
  /** Another person with a browser of their own. */
  someoneElse: () => Promise<Page>
  atEnd: void
}

const anyPicture = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64')

export const test = base.extend<Journey>({
  tolerated: [/$^/, { option: true }],
  realPictures: [false, { option: true }],
  counting: ['declined', { option: true }],
  complaints: [
    async ({ tolerated }, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints, realPictures, counting }, use) => {
    await prepare(context, complaints, realPictures)
    await answerCounting(context, counting)
    await use(context)
  },
  someoneElse: async ({ browser, contextOptions, complaints, realPictures, counting, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport })
      opened.push(context)
      await prepare(context, complaints, realPictures)
      await answerCounting(context, counting)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/** A page that works says nothing on the console. */
async function prepare(context: BrowserContext, complaints: string[], realPictures: boolean): Promise<void> {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`))
  if (!realPictures) await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: anyPicture }))
}

/** Answered before it is asked, so that the question stands in nobody's way. */
async function answerCounting(context: BrowserContext, answer: Journey['counting']): Promise<void> {
  if (answer === 'unasked') return
  await context.addInitScript((given) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tulpar.counting', JSON.stringify({ answer: given, at: Date.now() }))
  }, answer)
}

/** Resolves when scripts have taken the page over: before, a press would be a plain link or lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}

export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a, button')].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
  )
}
