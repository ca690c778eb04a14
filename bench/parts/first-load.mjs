import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from '../tools/chromium.mjs'
import { productAddress } from '../tools/product-address.mjs'

const runs = 5
/** A phone's processor is about this many times slower. Applied to thread time, since wall time grows on a busy machine. */
const slowdown = 4
const longestTaskMs = 50
const mostShift = 0.1

/** Measures main-thread tasks of the first load, and the layout shift when prices show in another currency. */
export async function measureFirstLoad(shop) {
  const browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumFlags })
  try {
    const rows = []
    for (const path of ['/shop', await productAddress(shop.origin)]) rows.push(await taskRow(browser, `${shop.origin}${path}`, path))
    return [...rows, await shiftRow(browser, `${shop.origin}${await productAddress(shop.origin)}`)]
  } finally {
    await browser.close()
  }
}

async function taskRow(browser, address, path) {
  const found = []
  for (let run = 0; run < runs; run += 1) found.push(await tasksOf(browser, address))
  const { longest, total } = found.toSorted((a, b) => a.longest - b.longest)[Math.floor(runs / 2)]
  return {
    what: `longest task of the first load × ${slowdown}: ${path}`,
    ours: `${longest.toFixed(0)} ms`,
    target: `≤ ${longestTaskMs} ms`,
    beside: `${total.toFixed(0)} ms in all`,
    isMet: longest <= longestTaskMs,
  }
}

/** Returns the longest task and the sum, in milliseconds of the page's main thread times `slowdown`. */
async function tasksOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  // Leaves out tabs that the browser opened by itself.
  const parsing = traceEvents.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === address)
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pid === parsing.pid && tid === parsing.tid)
  const times = tasks.map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
  return { longest: Math.max(0, ...times), total: times.reduce((sum, time) => sum + time, 0) }
}

async function shiftRow(browser, address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript(() => {
    localStorage.setItem('tulpar.currency', 'RUB')
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(() => globalThis.shift)
  await page.close()
  return {
    what: 'layout shift with prices in roubles',
    ours: shift.toFixed(3),
    target: `≤ ${mostShift}`,
    beside: 'the product page on a phone',
    isMet: shift <= mostShift,
  }
}
