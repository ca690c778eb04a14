import { type BrowserContext, expect as baseExpect, type Page, type Route, test as base } from '@playwright/test'
import { faultEachWrite } from './fault-each-write.ts'

/** Factor by which the browser's processor is slowed down, to find tests that only pass on a fast machine. */
const slowness = Number(process.env.SLOW_BROWSER ?? 1)
const isFaulty = process.env.FAULTY_ANSWERS === 'on'
/** The script of the fault in a frame without scripts. */
const isOfFault = /Blocked script execution/

/** The address changes before the new page is drawn; this `toHaveURL` also waits until the page is drawn. */
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
  /** Browser messages that this journey accepts; a 404 causes one, for example. */
  tolerated: RegExp
  /** The visitor's answer to the counting question; 'unasked' has not answered yet. */
  counting: 'declined' | 'agreed' | 'unasked'
  complaints: string[]
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
      expect(complaints.filter((complaint) => !tolerated.test(complaint) && !(isFaulty && isOfFault.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints, counting }, use) => {
    prepare(context, complaints)
    await answerCounting(context, counting)
    if (isFaulty) await faultEachWrite(context, complaints)
    await use(context)
  },
  someoneElse: async ({ browser, contextOptions, complaints, counting, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport })
      opened.push(context)
      prepare(context, complaints)
      await answerCounting(context, counting)
      if (isFaulty) await faultEachWrite(context, complaints)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/** The time between preloading a font and using it depends on the machine's load; it is no fault. */
const isOfTime = /was preloaded using link preload but not used within a few seconds/

/** Collects console errors and warnings, since a working page logs none. */
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

/** Disables timeouts in the page: how long a journey holds an answer depends on the machine's load. */
function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

/** Playwright reports a route before the open pages use it, so a request in between would be missed. */
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

/** Stores the answer in advance, so that the question covers nothing. */
async function answerCounting(context: BrowserContext, answer: Journey['counting']): Promise<void> {
  if (answer === 'unasked') return
  await context.addInitScript((given) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('tulpar.counting', JSON.stringify({ answer: given, at: Date.now() }))
  }, answer)
}

/** Resolves after hydration. Before it, a press would follow a plain link or be lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
}

/** Resolves when React has drawn the router's current location. A page without scripts counts once it is loaded. */
export async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Place = { key: string }
    type Props = { router?: { state: { location: Place } }; navigationType?: unknown; location?: Place }
    type Part = { memoizedProps?: Props | null; child?: Part | null; sibling?: Part | null }
    const container: unknown = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
    const { stateNode } = (container ?? {}) as { stateNode?: { current: Part & { memoizedState: { isDehydrated: boolean } } } }
    if (stateNode?.current.memoizedState.isDehydrated !== false)
      return document.readyState !== 'loading' && !('__reactRouterContext' in window)
    // The router is outermost; inside it is the component with the location that is drawn.
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

/** React marks the hydrated root; when the page is idle, its effects have run. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container: unknown = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
    const { stateNode } = (container ?? {}) as { stateNode?: { current: { memoizedState: { isDehydrated: boolean } } } }
    return stateNode?.current.memoizedState.isDehydrated === false
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
}

/** Opens a page of the storefront and then the search by its shortcut, which works once the page requests the visitor. */
export async function openPalette(page: Page, path: string): Promise<void> {
  const asking = page.waitForRequest('**/api/visitor')
  await openPage(page, path)
  await asking
  await page.keyboard.press('Control+k')
}
