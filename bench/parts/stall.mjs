import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from '../tools/chromium.mjs'
import { fillEvent } from '../tools/pickups.mjs'
import { kilobytes, median } from '../tools/table.mjs'

const orders = 5000
const runs = 5
const targetMs = 2000
const targetBytes = 1_000_000
const phones = 20
const scansOfPhone = 100
const scanningSeconds = 600
/** Slows this machine's processor to that of a cheap phone, with Chromium's own tools. */
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/**
 * Measures the pickup screen on a slow phone with 5,000 orders: the time to load its list, and from a number to the result while offline.
 */
export async function measureStall(shop) {
  const event = await fillEvent(shop, orders)
  const numbers = await listNumbers(shop.origin, event)
  const browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumFlags })
  try {
    const taken = { opened: [], first: [], again: [], kept: [], found: [] }
    for (let run = 0; run < runs; run += 1) {
      // Each run hands over another order, since the phone sends its scan once it is online again.
      const times = await measureOnce(browser, shop.origin, { ...event, orderNumber: numbers.at(-1 - run) })
      for (const [name, ms] of Object.entries(times)) taken[name].push(ms)
    }
    return [
      await measureSize(shop.origin, event),
      {
        ...rowOf('a phone asks for the list for the first time', taken.first),
        beside: `from opening the page, with nothing of it kept, ${median(taken.opened).toFixed(0)} ms`,
      },
      rowOf('opens the list it has, and asks what changed', taken.again),
      rowOf('opens the list it has, without a network', taken.kept),
      rowOf('from a number to the answer, without a network', taken.found),
      await measureScans(shop.origin, event, numbers.slice(0, phones * scansOfPhone)),
    ]
  } finally {
    await browser.close()
  }
}

async function measureSize(origin, { eventId, cookie }) {
  const response = await fetch(`${origin}/api/admin/events/${eventId}/manifest`, { headers: { cookie } })
  const bytes = gzipSync(await response.text()).length
  return {
    what: `the list of ${orders.toLocaleString('en')} orders, compressed`,
    ours: kilobytes(bytes),
    target: `≤ ${kilobytes(targetBytes)}`,
    isMet: response.ok && bytes <= targetBytes,
  }
}

async function listNumbers(origin, { eventId, cookie }) {
  const response = await fetch(`${origin}/api/admin/events/${eventId}/manifest`, { headers: { cookie } })
  return (await response.json()).orders.map(({ order_number: number }) => number)
}

/** Each phone hands over its orders one after another. */
async function measureScans(origin, { eventId, cookie }, numbers) {
  const headers = { 'content-type': 'application/json', origin, cookie }
  const taken = []
  let collected = 0
  const startedAt = performance.now()
  const walk = async (phone) => {
    for (const code of numbers.slice(phone * scansOfPhone, (phone + 1) * scansOfPhone)) {
      const sentAt = performance.now()
      const scan = { scan_id: randomUUID(), code, event_id: eventId, scanned_at: new Date().toISOString(), device: `phone ${phone}` }
      const response = await fetch(`${origin}/api/admin/events/scans`, { method: 'POST', headers, body: JSON.stringify({ scans: [scan] }) })
      const { results } = await response.json()
      if (response.ok && results[0].result === 'collected') collected += 1
      taken.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: phones }, (_, phone) => walk(phone)))
  const seconds = (performance.now() - startedAt) / 1000
  const wanted = phones * scansOfPhone
  return {
    what: `${wanted.toLocaleString('en')} scans from ${phones} phones`,
    ours: `${seconds.toFixed(1)} s`,
    target: `≤ ${scanningSeconds} s`,
    beside: `${collected.toLocaleString('en')} handed over, ${median(taken).toFixed(0)} ms each`,
    isMet: seconds <= scanningSeconds && collected === wanted,
  }
}

async function measureOnce(browser, origin, { eventId, cookie, orderNumber }) {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(
      cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: origin })),
    )
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const address = `${origin}/admin/events/scan-orders?event=${eventId}`
    const opened = await timeToList(page, () => page.goto(address))
    const first = opened - (await page.evaluate(askedAt))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const again = await timeToList(page, () => page.reload())
    await page.waitForFunction(keptPage, undefined, { polling: 200 })
    await context.setOffline(true)
    const kept = await timeToList(page, () => page.reload())
    return { opened, first, again, kept, found: await timeToVerdict(page, orderNumber) }
  } finally {
    await context.close()
  }
}

function askedAt() {
  return performance.getEntriesByType('resource').find(({ name }) => name.includes('/manifest?')).startTime
}

/** Runs in the page. Resolves to true once the page itself is cached for offline use. */
async function keptPage() {
  const names = await caches.keys()
  const name = names.find((known) => known.startsWith('tulpar own '))
  if (name === undefined) return false
  return (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/admin/events/scan-orders'))
}

/** Milliseconds from the start of the navigation to the frame that shows how many of all orders are collected. */
async function timeToList(page, open) {
  await open()
  const shown = await page.waitForFunction(
    (count) => document.querySelector('header')?.textContent?.includes(count) && performance.now(),
    `of ${orders.toLocaleString('en')}`,
    { polling: 'raf' },
  )
  return shown.jsonValue()
}

/** Types the number as a scanner would. Milliseconds from Enter to the full-screen result. */
async function timeToVerdict(page, orderNumber) {
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && (window.enteredAt = performance.now()), { capture: true })
  })
  await page.keyboard.type(orderNumber)
  await page.keyboard.press('Enter')
  const found = await page.waitForFunction(
    () => document.querySelector('.bg-tile-cloth') !== null && performance.now() - window.enteredAt,
    undefined,
    { polling: 'raf' },
  )
  return found.jsonValue()
}

function rowOf(what, taken) {
  const ms = median(taken)
  return {
    what: `${what}, processor ${slowdown} × slower`,
    ours: `${ms.toFixed(0)} ms`,
    target: `≤ ${targetMs} ms`,
    beside: `slowest ${Math.max(...taken).toFixed(0)} ms`,
    isMet: ms <= targetMs,
  }
}
