import { fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { recordOrders } from '../tools/bare-orders.mjs'
import { addGoods, signIn } from '../tools/goods.mjs'
import { load, loadInTurns } from '../tools/load.mjs'
import { cpuSecondsOf } from '../tools/processes.mjs'
import { productAddress } from '../tools/product-address.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { perSecond, times } from '../tools/table.mjs'

const agents = 200
/** Duration at the default of `--seconds`, 5; it grows with that. */
const usualSeconds = 60
const pagesPerSecond = 60
const mostSlower = 1.5
const mostSlowerOrders = 1.02
const turns = 6
const longestWarmUpMs = 120_000
/** An assistant reads an answer and writes to a person before it calls again. */
const pauseMs = { least: 1000, most: 3000 }
const words = ['mug', 'shirt', 'кружка', 'adras', 'bag', 'сумка', 'ram horn', 'кесе', 'tshirt', 'sticker']
const pageHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
const capabilities = ['catalog.search', 'cart', 'discount']

const ownFile = fileURLToPath(import.meta.url)

/** Measures buyers' pages at a steady pace, alone and beside 200 agents that search and fill carts, and what agents cost ordinary orders. */
export async function measureAgents({ dataDir }, { seconds }) {
  return [await measurePages(dataDir, seconds), ...(await measureOrders(dataDir, seconds))]
}

async function measurePages(dataDir, seconds) {
  const shop = await startShop({ dataDir, environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  try {
    const paths = ['/', '/shop', '/ru/shop', '/kk', await productAddress(shop.origin), '/cart', '/checkout']
    let asked = 0
    const next = () => {
      const headers = { ...pageHeaders, 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` }
      return { path: paths[asked++ % paths.length], headers }
    }
    const pages = (length) => askSteadily({ origin: shop.origin, perSecond: pagesPerSecond, seconds: length, next })
    const length = (seconds / 5) * usualSeconds
    const crowd = fork(ownFile, [JSON.stringify({ origin: shop.origin })])
    const ended = once(crowd, 'exit').then(() => {
      throw new Error('the agents ended early')
    })
    ended.catch(() => undefined)
    await Promise.race([once(crowd, 'message'), ended])
    await pages(5)
    const alone = await pages(length / 2)
    const [cpuBefore, startedAt] = [cpuSecondsOf(shop.pid), performance.now()]
    crowd.send({ seconds: length })
    const [beside, [made]] = await Promise.all([pages(length), Promise.race([once(crowd, 'message'), ended])])
    const cpuShare = (cpuSecondsOf(shop.pid) - cpuBefore) / ((performance.now() - startedAt) / 1000)
    const slower = beside.p99Ms / alone.p99Ms
    const failures = alone.failures + beside.failures + made.failures
    return {
      what: `buyers' pages while ${agents} agents shop for ${Math.round(length)} s`,
      ours: `99 % within ${beside.p99Ms.toFixed(1)} ms, ${times(slower)} alone`,
      target: `≤ ${mostSlower} × alone, none refused`,
      beside: `alone ${alone.p99Ms.toFixed(1)} ms (half within ${alone.p50Ms.toFixed(1)}, then ${beside.p50Ms.toFixed(1)}); agents ${perSecond(made.perSecond)} calls, ${made.carts} carts; the shop's core ${Math.round(cpuShare * 100)} % busy; ${failures} refused`,
      isMet: slower <= mostSlower && failures === 0,
    }
  } finally {
    await shop.stop()
  }
}

/** Orders without agents, while they are allowed and while all of their addresses are off, in turns. */
async function measureOrders(dataDir, seconds) {
  const shop = await startShop({ dataDir })
  try {
    const orders = await addGoods(shop.origin, 'AGENTS')
    const recorded = await recordOrders(dataDir, orders)
    const statements = recorded.flatMap(({ first }) => first).filter(({ text }) => /\bagent_/.test(text))
    const cookie = await signIn(shop.origin)
    let count = 0
    const next = () => ({
      method: 'POST',
      path: '/api/orders',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orders[count++ % orders.length]),
    })
    const buy = async (isOn) => {
      await allow(shop.origin, cookie, isOn)
      return load({ ...shop, next, seconds, connections: 4 })
    }
    await buy(true)
    const [on, off] = await loadInTurns(
      turns,
      () => buy(true),
      () => buy(false),
    )
    await allow(shop.origin, cookie, true)
    const slower = off.perCpuSecond / on.perCpuSecond
    return [
      {
        what: 'guest orders while agents are allowed',
        ours: `${times(slower)} the processor time of the shop without them`,
        target: `≤ ${mostSlowerOrders} ×, no statement about agents`,
        beside: `${perSecond(on.perCpuSecond)} of a core, ${perSecond(off.perCpuSecond)} without; ${statements.length} statements about agents; ${on.failures + off.failures} failed`,
        isMet: slower <= mostSlowerOrders && statements.length === 0 && on.failures + off.failures === 0,
      },
    ]
  } finally {
    await shop.stop()
  }
}

async function allow(origin, cookie, isOn) {
  const value = isOn ? 'on' : 'off'
  const response = await fetch(`${origin}/api/admin/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ agents_ucp: value, agents_mcp: value, agents_feeds: value }),
  })
  if (!response.ok) throw new Error(`settings answered ${response.status}`)
  // A switch takes effect within a second.
  await pause(1000)
}

/** Every path is the address of another agent's profile. */
async function serveProfiles() {
  const version = '2026-08-25'
  const offered = Object.fromEntries(capabilities.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]))
  const profile = JSON.stringify({ ucp: { version, services: {}, capabilities: offered, payment_handlers: {} } })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' }).end(profile)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}`
}

/** An agent that searches, fills a cart with what it found, and changes it. */
class Agent {
  made = 0
  carts = 0
  failures = 0
  #origin
  #headers

  constructor(origin, profile, address) {
    this.#origin = origin
    this.#headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, 'x-forwarded-for': address }
  }

  async shop(endAt) {
    await this.#think(0)
    while (performance.now() < endAt) {
      const unit = await this.search()
      await this.#think()
      if (unit === undefined || performance.now() >= endAt) continue
      const line_items = (quantity) => ({ line_items: [{ item: { id: unit }, quantity }] })
      const { id } = await this.#send('/carts', line_items(1))
      if (id === undefined) continue
      this.carts += 1
      await this.#think()
      if (performance.now() < endAt) await this.#send(`/carts/${id}`, line_items(2), 'PUT')
      await this.#think()
    }
  }

  async warmUp() {
    const endAt = performance.now() + longestWarmUpMs
    do {
      if (performance.now() > endAt) throw new Error('The shop keeps refusing searches')
      this.failures = 0
      await this.search()
    } while (this.failures > 0)
    this.made = 0
  }

  async search() {
    const { products = [] } = await this.#send('/catalog/search', { query: words[randomInt(words.length)] })
    const found = products.flatMap(({ variants }) => variants).filter(({ availability }) => availability.available)
    return found.length > 0 ? found[randomInt(found.length)].id : undefined
  }

  async #send(path, body, method = 'POST') {
    const sent = { method, headers: this.#headers, body: JSON.stringify(body) }
    const response = await fetch(`${this.#origin}/ucp/v1${path}`, sent)
    this.made += 1
    if (!response.ok) this.failures += 1
    return response.json()
  }

  #think(least = pauseMs.least) {
    return pause(randomInt(least, pauseMs.most))
  }
}

if (process.argv[1] === ownFile) {
  // Agents use their own machines, so this sender yields the processor to the shop.
  setPriority(constants.priority.PRIORITY_LOW)
  const { origin } = JSON.parse(process.argv[2])
  const profiles = await serveProfiles()
  const crowd = Array.from({ length: agents }, (_, index) => new Agent(origin, `${profiles}/${index}`, `203.0.${index >> 6}.${index % 64}`))
  // A shop that has just started may refuse the first calls.
  for (const agent of crowd) await agent.warmUp()
  process.send('ready')
  const [{ seconds }] = await once(process, 'message')
  const endAt = performance.now() + seconds * 1000
  await Promise.all(crowd.map((agent) => agent.shop(endAt)))
  const calls = crowd.reduce((sum, { made }) => sum + made, 0)
  process.send({
    perSecond: calls / seconds,
    carts: crowd.reduce((sum, { carts }) => sum + carts, 0),
    failures: crowd.reduce((sum, { failures }) => sum + failures, 0),
  })
  process.disconnect()
  process.exit()
}
