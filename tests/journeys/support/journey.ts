import { type BrowserContext, expect as baseExpect, type Page, type Route, test as base } from '@playwright/test'

/** How many times slower than it is the browser's own work is done, to find what holds on a quick machine alone. */
const slowness = Number(process.env.SLOW_BROWSER ?? 1)

/**
 * An address changes before the page of it is drawn: until then what is looked at and pressed may be the page before. Here a page is at
 * an address when it shows it.
 */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, ...wanted: Parameters<PageAssertions['toHaveURL']>) {
    const { isNot } = this
    await (isNot ? baseExpect(page).not : baseExpect(page)).toHaveURL(...wanted)
    await isShown(page)
    return { pass: !isNot, message: () => 'the page is elsewhere' }
  },
})
type PageAssertions = ReturnType<typeof baseExpect<Page>>

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

/** How long a page took between asking for a font and using it says how busy the machine is, and not what is wrong. */
const isOfTime = /was preloaded using link preload but not used within a few seconds/

/** A page that works says nothing on the console. */
function prepare(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfTime.test(message.text()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  if (slowness > 1) context.on('page', (page) => void slowDown(page))
  waitUntilRouted(context)
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`))
}

const probeAddress = '/robots.txt'
const probeStatus = 299

/** For how long a journey holds an answer back says how busy the machine is: a page must not give it up meanwhile. */
function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

/**
 * The browser says that requests are routed before its pages have heard of it: what a page asks for in between is neither held back nor
 * told of. So whoever begins to route goes on when the open pages are.
 */
function waitUntilRouted(context: BrowserContext): void {
  const isOpen = (page: Page) => page.url().startsWith('http')
  const probe = (route: Route) => (route.request().method() === 'HEAD' ? route.fulfill({ status: probeStatus }) : route.fallback())

  context.on('page', (page) => {
    const route = page.route.bind(page)
    page.route = async (...routed) => {
      await page.addInitScript(waitForAnswers)
      const begun = await route(...routed)
      if (!isOpen(page)) return begun
      await page.evaluate(waitForAnswers)
      await route(`**${probeAddress}`, probe)
      await isRouted(page)
      await page.unroute(`**${probeAddress}`, probe)
      return begun
    }
  })
  const route = context.route.bind(context)
  context.route = async (...routed) => {
    await context.addInitScript(waitForAnswers)
    const begun = await route(...routed)
    await Promise.all(
      context
        .pages()
        .filter(isOpen)
        .map((page) => page.evaluate(waitForAnswers)),
    )
    await route(`**${probeAddress}`, probe)
    await Promise.all(context.pages().filter(isOpen).map(isRouted))
    await context.unroute(`**${probeAddress}`, probe)
    return begun
  }
}

async function isRouted(page: Page): Promise<void> {
  const ask = async (address: string) => (await fetch(address, { method: 'HEAD' })).status
  await baseExpect(async () => expect(await page.evaluate(ask, probeAddress)).toBe(probeStatus)).toPass({ intervals: [20] })
}

async function slowDown(page: Page): Promise<void> {
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
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

/**
 * Resolves when scripts have taken the page over and React has drawn the place that the router is at: what is on its way is not there yet.
 * A page without scripts is there when it is loaded.
 */
export async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Place = { key: string }
    type Props = { router?: { state: { location: Place } }; navigationType?: unknown; location?: Place }
    type Part = { memoizedProps?: Props | null; child?: Part | null; sibling?: Part | null }
    const container: unknown = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
    const { stateNode } = (container ?? {}) as { stateNode?: { current: Part & { memoizedState: { isDehydrated: boolean } } } }
    if (stateNode?.current.memoizedState.isDehydrated !== false)
      return document.readyState !== 'loading' && !('__reactRouterContext' in window)
    // Outermost is the router, and in it what is drawn with the place that it is for.
    let router: Props['router']
    const parts: Part[] = [stateNode.current]
    for (let part = parts.pop(); part; part = parts.pop()) {
      const { memoizedProps: props } = part
      router ??= props?.router
      if (router && props?.navigationType !== undefined && props.location) return props.location.key === router.state.location.key
      parts.push(...[part.sibling, part.child].filter((next) => next != null))
    }
    return true
  })
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
