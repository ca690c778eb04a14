import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext } from '@playwright/test'

const header = 'x-pressed'
/** The writes that were answered late, one a line; read by `npm run test:faulty-answers`. */
const notes = 'test-results/faulty-answers.txt'

declare global {
  interface Window {
    presses: Map<string, HTMLElement>
  }
}

/**
 * Holds the answer to every write of a press until the button was pressed again, and complains about a second request. Writes without a press
 * (autosave, offline queues) have their own tests.
 */
export async function faultEachWrite(context: BrowserContext, complaints: string[]): Promise<void> {
  const asked: string[] = []
  await context.addInitScript(notePresses, header)
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const press = request.headers()[header]
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || press === undefined || pathname.startsWith('/api/analytics/')) return route.fallback()
    const write = `${request.method()} ${pathname}`
    const name = `${write} ${request.postData() ?? ''}`
    asked.push(name)
    if (asked.filter((one) => one === name).length > 1) return route.fallback()
    mkdirSync(dirname(notes), { recursive: true })
    appendFileSync(notes, `${write}\n`)
    const response = await route.fetch()
    await request
      .frame()
      .evaluate(pressAgain, press)
      .catch(() => undefined)
    if (asked.filter((one) => one === name).length > 1) complaints.push(`${write} was sent twice by a doubled press`)
    await route.fulfill({ response }).catch(() => undefined)
    // A later press may mean the same input again.
    asked.splice(0, asked.length, ...asked.filter((one) => one !== name))
  })
}

/** Marks each write with the press that caused it. Runs in the page. */
function notePresses(marker: string): void {
  const causeMs = 100
  let latest: string | undefined
  let count = 0
  window.presses = new Map()

  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button, [role="button"], [role="menuitem"]') : null
      if (!event.isTrusted || !(button instanceof HTMLElement)) return
      const id = `${(count += 1)}`
      window.presses.set(id, button)
      latest = id
      setTimeout(() => latest === id && (latest = undefined), causeMs)
    },
    true,
  )

  const ask = window.fetch
  window.fetch = (input, init = {}) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET')
    if (method === 'GET' || latest === undefined) return ask(input, init)
    return ask(input, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), [marker]: latest } })
  }
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (body) {
    if (latest !== undefined) this.setRequestHeader(marker, latest)
    send.call(this, body)
  }
}

/** A switch is skipped, since its second press is another change. Runs in the page. */
async function pressAgain(id: string): Promise<void> {
  const button = window.presses.get(id)
  if (!button?.isConnected || button.matches('[role="switch"], [role="checkbox"], [aria-pressed]')) return
  button.click()
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
