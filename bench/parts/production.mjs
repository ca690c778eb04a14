import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from '../tools/chromium.mjs'
import { median } from '../tools/table.mjs'
import { fillWorkshop } from '../tools/workshop.mjs'

const openItems = 5000
const rounds = 40
const callTargetMs = 100
/** Users notice a task this long. */
const longTaskMs = 50
const frameTargetMs = 34

/** Measures the call among 5,000 open items, and the board of 500 cards in a browser: scrolling, and dragging a card across it. */
export async function measureProduction({ origin }) {
  const workshop = await fillWorkshop(origin, openItems)
  const rows = []
  for (const path of ['?limit=100', '?limit=500', `?limit=500&type=${workshop.typeId}&due=week`])
    rows.push(await measureCall(origin, workshop, path))
  rows.push(...(await measureBoard(origin, workshop)))
  return rows
}

async function measureCall(origin, { cookie }, query) {
  const taken = []
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now()
    const response = await fetch(`${origin}/api/admin/production-queue${query}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the board answered ${response.status}`)
    if (round > 0) taken.push(performance.now() - startedAt)
  }
  const ms = median(taken)
  return {
    what: `the board of ${openItems.toLocaleString('en')} open items, ${query}`,
    ours: `${ms.toFixed(0)} ms`,
    target: `≤ ${callTargetMs} ms`,
    beside: `slowest ${Math.max(...taken).toFixed(0)} ms`,
    isMet: ms <= callTargetMs,
  }
}

async function measureBoard(origin, { cookie }) {
  const browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: origin })),
    )
    const page = await context.newPage()
    await page.goto(`${origin}/admin/production-queue`)
    await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 500)
    await page.waitForLoadState('networkidle')
    // The first scroll is not measured: the browser compiles code then.
    await scroll(page)
    const scrolled = await traced(page, () => scroll(page))
    await page.evaluate(() => window.scrollTo(0, 0))
    await drag(page)
    const dragged = await traced(page, () => drag(page))
    return [rowOf('scrolling the board of 500 cards', scrolled), rowOf('dragging a card over it', dragged)]
  } finally {
    await browser.close()
  }
}

async function scroll(page) {
  await page.mouse.move(700, 600)
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn < 40 ? 400 : -600)
}

/** Drags to the next columns and cancels, so nothing is saved. */
async function drag(page) {
  const box = await page.locator('[data-card]').first().boundingBox()
  await page.mouse.move(box.x + 60, box.y + 30)
  await page.mouse.down()
  for (const x of [200, 500, 800, 300, 60]) await page.mouse.move(box.x + x, box.y + 60, { steps: 12 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Traces `act`: the tasks of the page's main thread from Chromium's trace, and the gaps between its frames, in milliseconds. */
async function traced(page, act) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] },
  })
  await page.evaluate(() => {
    const frames = []
    window.measuredFrames = frames
    const note = (at) => {
      frames.push(at)
      window.measuredFrame = requestAnimationFrame(note)
    }
    window.measuredFrame = requestAnimationFrame(note)
  })
  await act()
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.measuredFrame)
    return window.measuredFrames
  })
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events
    .filter(({ name, ph, pid, tid }) => /(^|::)RunTask$/.test(name) && ph === 'X' && main.has(`${pid} ${tid}`))
    .map(({ dur }) => dur / 1000)
  const gaps = frames.slice(1).map((at, index) => at - frames[index])
  return { tasks, gaps }
}

function rowOf(what, { tasks, gaps }) {
  const sorted = gaps.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const long = tasks.filter((ms) => ms > longTaskMs)
  return {
    what,
    ours: `95 % of frames within ${p95.toFixed(0)} ms, ${long.length} long tasks`,
    target: `≤ ${frameTargetMs} ms, none above ${longTaskMs} ms`,
    beside: `${gaps.length} frames, longest task ${Math.max(0, ...tasks).toFixed(0)} ms`,
    isMet: p95 <= frameTargetMs && long.length === 0,
  }
}
