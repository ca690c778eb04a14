import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { cpuSecondsOf } from '../tools/processes.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { perSecond } from '../tools/table.mjs'

const eventsPerSecond = 1000
const pagesPerSecond = 400
const mostSlower = 1.2
const turns = 5
const pageHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }

const ownFile = fileURLToPath(import.meta.url)

if (process.argv[1] === ownFile) {
  // Real visitors use their own machines, so the sender here yields the processor to the shop.
  setPriority(constants.priority.PRIORITY_LOW)
  process.send(await sendEvents(JSON.parse(process.argv[2])))
}

/**
 * Requests cached pages at a steady pace, alone and with a thousand events a second. Senders run on this machine too and slow the shop
 * down.
 */
export async function measureAnalytics({ dataDir }, { seconds }) {
  const shop = await startShop({ dataDir, environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  try {
    const rowsBefore = await countEvents(dataDir)
    const turnSeconds = Math.max(2, seconds / turns)
    const pages = () =>
      askSteadily({ ...shop, perSecond: pagesPerSecond, seconds: turnSeconds, next: () => ({ path: '/shop', headers: pageHeaders }) })
    await pages()
    await inProcess({ origin: shop.origin, seconds: 1 })
    const alone = []
    const beside = []
    const told = []
    for (let turn = 0; turn < turns; turn += 1) {
      alone.push(await pages())
      const cpuBefore = cpuSecondsOf(shop.pid)
      const [measured, sent] = await Promise.all([pages(), inProcess({ origin: shop.origin, seconds: turnSeconds })])
      beside.push(measured)
      told.push({ ...sent, cpuShare: (cpuSecondsOf(shop.pid) - cpuBefore) / turnSeconds })
    }
    const answers = sum(told, 'answers') + eventsPerSecond
    const failures = sum(told, 'failures') + sum(alone, 'failures') + sum(beside, 'failures')
    const rows = await waitForEvents(dataDir, rowsBefore + answers)
    const [quiet, busy] = [median(alone, 'p99Ms'), median(beside, 'p99Ms')]
    const slower = busy / quiet
    return [
      {
        what: `kept pages while ${perSecond(eventsPerSecond)} events come`,
        ours: `99 % within ${busy.toFixed(2)} ms, ${slower.toFixed(2)} × alone`,
        target: `≤ ${mostSlower} × alone, none lost`,
        beside: `alone ${quiet.toFixed(2)} ms (half within ${median(alone, 'p50Ms').toFixed(2)}, then ${median(beside, 'p50Ms').toFixed(2)}); pages ${perSecond(median(beside, 'perSecond'))}, events ${perSecond(median(told, 'perSecond'))}, 99 % within ${median(told, 'p99Ms').toFixed(2)} ms, the shop's core ${Math.round(median(told, 'cpuShare') * 100)} % busy; ${rows - rowsBefore} of ${answers} rows written, ${failures} refused`,
        isMet: slower <= mostSlower && failures === 0 && rows - rowsBefore === answers,
      },
    ]
  } finally {
    await shop.stop()
  }
}

async function inProcess(work) {
  const child = fork(ownFile, [JSON.stringify(work)])
  const [result] = await once(child, 'message')
  child.disconnect()
  return result
}

function sendEvents({ origin, seconds }) {
  return askSteadily({ origin, perSecond: eventsPerSecond, seconds, next: nextEvent })
}

function nextEvent() {
  const sessionId = `${Date.now().toString(36)}-${randomInt(2 ** 40).toString(36)}`
  const eventData = { productId: '01980000-0000-7000-8000-000000000001', quantity: 1, price: 49.9, size: 'M' }
  const body = JSON.stringify({
    sessionId,
    eventType: 'add_to_cart',
    eventCategory: 'ecommerce',
    eventData,
    pageUrl: '/product/rams-horn-tee?utm_source=letter',
  })
  const address = `203.0.${randomInt(256)}.${randomInt(256)}`
  return { path: '/api/analytics/event', method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': address }, body }
}

/** Rows are written shortly after the response. Waits at most ten seconds. */
async function waitForEvents(dataDir, expected) {
  const giveUpAt = performance.now() + 10_000
  for (;;) {
    const rows = await countEvents(dataDir)
    if (rows >= expected || performance.now() > giveUpAt) return rows
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function countEvents(dataDir) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  try {
    await client.connect()
    const { rows } = await client.query('select count(*)::int as count from analytics_events')
    return rows[0].count
  } finally {
    await client.end()
    await server.release()
  }
}

function sum(results, name) {
  return results.reduce((total, result) => total + result[name], 0)
}

function median(results, name) {
  return results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)]
}
