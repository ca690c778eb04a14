import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

export { expect }

export type Journey = {
  /** What the browser may complain of in this journey: a document that is not found is one. */
  tolerated: RegExp
  /** What visitors answered when they were asked whether they may be counted; 'unasked' have yet to be. */
  counting: 'declined' | 'agreed' | 'unasked'
  complaints: string[]
  /** Another person with a browser of their own. */
  someoneElse: () => Promise<Page>
  atEnd: void
}

export const test = base.extend<Journey>({
  tolerated: [/$^/, { option: true }],
  counting: ['declined', { option: true }],
  complaints: [
    async ({ tolerated }, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints, counting }, use) => {
    prepare(context, complaints)
    await answerCounting(context, counting)
    await use(context)
  },
  someoneElse: async ({ browser, contextOptions, complaints, counting, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport })
      opened.push(context)
      prepare(context, complaints)
      await answerCounting(context, counting)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/** A page that works says nothing on the console. */
function prepare(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`))
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

/** React's own mark says that the whole page is taken over; the effects of its parts have run when it is idle. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container: unknown = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
    const { stateNode } = (container ?? {}) as { stateNode?: { current: { memoizedState: { isDehydrated: boolean } } } }
    return stateNode?.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
}

/** Opens a page of the storefront and then the search by its keys, which are heard once the page asks who is looking. */
export async function openPalette(page: Page, path: string): Promise<void> {
  const asking = page.waitForRequest('**/api/visitor')
  await openPage(page, path)
  await asking
  await page.keyboard.press('Control+k')
}
