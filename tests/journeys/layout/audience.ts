import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { type DemoAccount, demoAccounts } from '#demo/demo-accounts.ts'
import type { Audience } from './pages/page-list.ts'
import { findThings, type Things } from './things.ts'

const roles: Record<Exclude<Audience, 'guest'>, DemoAccount['role']> = { member: 'member', partner: 'partner', owner: 'super_admin' }
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>
type Visitors = { things: Things; cookiesOf: (audience: Audience) => Promise<Cookies> }

/** Each worker signs in once per audience. */
export const test = base.extend<{ openAs: (audience: Audience) => Promise<BrowserContext> }, { visitors: Visitors }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL ?? ''
      const signedIn = new Map<Audience, Promise<Cookies>>()
      const cookiesOf = (audience: Audience) => {
        const cookies = signedIn.get(audience) ?? signIn(browser, baseURL, audience)
        signedIn.set(audience, cookies)
        return cookies
      }
      const owner = await browser.newContext({ baseURL, storageState: await cookiesOf('owner') })
      const member = await browser.newContext({ baseURL, storageState: await cookiesOf('member') })
      const things = await findThings(owner.request, member.request)
      await owner.close()
      await member.close()
      await use({ things, cookiesOf })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openAs: async ({ browser, contextOptions, baseURL, visitors }, use) => {
    const opened: BrowserContext[] = []
    await use(async (audience) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, storageState: await visitors.cookiesOf(audience) })
      opened.push(context)
      await context.addInitScript(rememberThings, { cart: visitors.things.cart, viewed: visitors.things.viewed })
      return context
    })
    for (const context of opened) await context.close()
  },
})

async function signIn(browser: Browser, baseURL: string, audience: Audience): Promise<Cookies> {
  const context = await browser.newContext({ baseURL })
  if (audience !== 'guest') {
    const account = demoAccounts.find(({ role }) => role === roles[audience])
    const data = { email: account?.email, password: account?.password }
    const answer = await context.request.post('/api/auth/sign-in/email', { data, headers: { origin: baseURL } })
    if (!answer.ok()) throw new Error(`signing in as ${audience}: ${answer.status()}`)
  }
  const cookies = await context.storageState()
  await context.close()
  return cookies
}

/** Runs in the page before its own scripts: sets a full cart, viewed products, prices in tenge and an answer to the counting question. */
function rememberThings({ cart, viewed }: Pick<Things, 'cart' | 'viewed'>): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('tulpar.counting', JSON.stringify({ answer: 'declined', at: Date.now() }))
  localStorage.setItem('tulpar.cart', JSON.stringify(cart))
  localStorage.setItem('tulpar.viewed', JSON.stringify(viewed))
  // Prices in tenge are the longest; English pages show ringgit.
  if (/^\/(ru|kk)(\/|$)/.test(location.pathname)) localStorage.setItem('tulpar.currency', 'KZT')
}
