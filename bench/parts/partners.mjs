import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { signIn } from '../tools/goods.mjs'
import { cpuSecondsOf, databasePids } from '../tools/processes.mjs'
import { fillProgramme } from '../tools/programme.mjs'
import { withSeededFolder } from '../tools/seeded-folder.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { median, perSecond } from '../tools/table.mjs'

const size = { partners: 1_000, orders: 1_000_000 }
const rounds = 20
const medianTarget = 100
const scansPerSecond = 1_000

const ownFile = fileURLToPath(import.meta.url)

if (process.argv[1] === ownFile) {
  // Real phones scan from elsewhere, so the sender here yields the processor to the shop.
  setPriority(constants.priority.PRIORITY_LOW)
  process.send(await sendScans(JSON.parse(process.argv[2])))
}

/** Measures pages of partners and staff among a million referred orders, and short links under a rush. */
export async function measurePartners(_, { seconds, dataDir: place }) {
  const rows = []
  await withSeededFolder(
    { products: 0, orders: 0 },
    async (dataDir) => {
      console.log(`seeding ${size.partners.toLocaleString('en')} partners and ${size.orders.toLocaleString('en')} orders …`)
      const readers = await fillProgramme(dataDir, size)
      const shop = await startShop({ dataDir, environment: { TRUST_PROXY: '1' } })
      try {
        rows.push(...(await measureReading(shop, readers)), await measureScans(shop, readers, seconds))
      } finally {
        await shop.stop()
      }
    },
    place && `${place}-partners`,
  )
  return rows
}

async function measureReading(shop, readers) {
  const { origin } = shop
  const today = new Date().toISOString().slice(0, 10)
  const year = `from=${new Date(Date.now() - 364 * 24 * 3_600_000).toISOString().slice(0, 10)}&to=${today}`
  const asked = {
    'the dashboard of a partner': ['/partner/dashboard'],
    'statistics of a partner, a page': ['/partner/statistics'],
    'statistics of a partner, a year': [`/partner/statistics?${year}`, `/api/partner/statistics?${year}`],
    'lists of a partner': [
      '',
      '/statistics',
      '/referrals',
      '/referrals?state=paid&page=20',
      '/commissions',
      '/commissions?state=approved',
      '/payouts',
      '/locations',
    ].map((path) => `/api/partner${path}`),
  }
  const signedIn = []
  for (const reader of readers) signedIn.push({ ...reader, cookie: await signIn(origin, reader) })
  const rows = []
  for (const [what, paths] of Object.entries(asked))
    rows.push(
      await measure(
        shop,
        what,
        signedIn.map((reader) => ({ ...reader, paths })),
      ),
    )
  const cookie = await signIn(origin)
  const { partners } = await (await fetch(`${origin}/api/admin/partners?q=Partner%200`, { headers: { cookie } })).json()
  const one = `/api/admin/partners/${partners[0].id}`
  const lists = ['?', '?sort=revenue&order=desc', '?sort=owed&order=desc', '?q=partner', '/payouts'].map(
    (path) => `/api/admin/partners${path}`,
  )
  const details = [one, `${one}/statistics`, `${one}/commissions?state=approved&limit=100`]
  rows.push(await measure(shop, 'partners in the back office', [{ rank: 'admin', cookie, paths: [...lists, ...details] }]))
  return rows
}

/**
 * Requests the paths one after another for each reader. Also shows the slowest and the processor time, which other load on the machine
 * affects least.
 */
async function measure({ origin, pid, dataDir }, what, readers) {
  const taken = []
  const before = cpuOf([pid, ...databasePids(dataDir)])
  for (const { rank, cookie, paths } of readers)
    for (const path of paths) {
      const times = []
      for (let round = 0; round <= rounds; round += 1) {
        const startedAt = performance.now()
        const response = await fetch(origin + path, { headers: { cookie } })
        await response.arrayBuffer()
        if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`)
        if (round > 0) times.push(performance.now() - startedAt)
      }
      taken.push({ who: `${path} of ${rank}`, ms: median(times), times })
    }
  const ms = median(taken.flatMap(({ times }) => times))
  const cpuMs = (cpuSince(before) * 1000) / (taken.length * (rounds + 1))
  const slowest = taken.toSorted((one, other) => other.ms - one.ms).slice(0, 3)
  return {
    what,
    ours: `${ms.toFixed(0)} ms`,
    target: `≤ ${medianTarget} ms`,
    beside: `${cpuMs.toFixed(0)} ms of processor or more each on average, shop and database; slowest ${slowest.map(({ who, ms: half }) => `${who}: ${half.toFixed(0)} ms`).join(', ')}`,
    isMet: ms <= medianTarget,
  }
}

function cpuOf(pids) {
  return new Map(pids.map((pid) => [pid, cpuSecondsOf(pid)]))
}

/** Sums only processes that still run. The time of a closed connection is lost. */
function cpuSince(before) {
  return [...before].reduce((sum, [pid, seconds]) => sum + Math.max(0, (cpuSecondsOf(pid) ?? 0) - (seconds ?? 0)), 0)
}

/** Sends a thousand scans a second from as many addresses, a tenth of them robots. Only people must be counted. */
async function measureScans(shop, readers, seconds) {
  const codes = await inDatabase(shop.dataDir, 'select code from tracking_codes order by random() limit 500')
  const before = await countScans(shop.dataDir)
  const cpuBefore = cpuSecondsOf(shop.pid)
  const sent = await inProcess({ origin: shop.origin, seconds, codes: codes.map(({ code }) => code) })
  const cpuSeconds = cpuSecondsOf(shop.pid) - cpuBefore
  const counted = await waitForScans(shop.dataDir, before + sent.people)
  return {
    what: 'scans of short links',
    ours: `${perSecond(sent.perSecond)}, 99 % within ${sent.p99Ms.toFixed(1)} ms`,
    target: `≥ ${perSecond(scansPerSecond)} but for 2 %, each person counted`,
    beside: `half within ${sent.p50Ms.toFixed(1)} ms; a core of the shop does ${perSecond(sent.answers / cpuSeconds)} (${Math.round((cpuSeconds / seconds) * 100)} % busy), the sender a process of its own; ${counted - before} of ${sent.people} people counted, ${sent.answers - sent.people} robots left out, ${sent.failures} failed`,
    isMet: sent.perSecond >= scansPerSecond * 0.98 && sent.failures === 0 && counted - before === sent.people,
  }
}

async function inProcess(work) {
  const child = fork(ownFile, [JSON.stringify(work)])
  const [result] = await once(child, 'message')
  child.disconnect()
  return result
}

async function sendScans({ origin, seconds, codes }) {
  let count = 0
  let people = 0
  const next = () => {
    count += 1
    const isRobot = count % 10 === 0
    if (!isRobot) people += 1
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const agent = isRobot ? 'Googlebot/2.1' : 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
    return { path: `/r/${codes[count % codes.length]}?to=/shop`, headers: { 'user-agent': agent, 'x-forwarded-for': address } }
  }
  const sent = await askSteadily({ origin, perSecond: scansPerSecond, seconds, next, isGood: (status) => status === 302 })
  return { ...sent, people }
}

/** Sums are written shortly after the response. Waits at most ten seconds. */
async function waitForScans(dataDir, expected) {
  const giveUpAt = performance.now() + 10_000
  for (;;) {
    const scans = await countScans(dataDir)
    if (scans >= expected || performance.now() > giveUpAt) return scans
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function countScans(dataDir) {
  const [{ scans }] = await inDatabase(dataDir, 'select sum(scans)::int as scans from partner_scans')
  return scans
}

async function inDatabase(dataDir, text) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  try {
    await client.connect()
    const { rows } = await client.query(text)
    return rows
  } finally {
    await client.end()
    await server.release()
  }
}
