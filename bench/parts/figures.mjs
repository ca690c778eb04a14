import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { signIn } from '../tools/goods.mjs'
import { withSeededFolder } from '../tools/seeded-folder.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { median, perSecond } from '../tools/table.mjs'
import { countEvents, fillVisits, waitForSums } from '../tools/visits.mjs'

const rounds = 20
const medianTarget = 200
const p99Target = 500
const dayMs = 24 * 3_600_000
const sender = fileURLToPath(new URL('analytics.mjs', import.meta.url))

const dayBefore = (days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const since = (days) => `from=${dayBefore(days)}&to=${dayBefore(0)}`

/** Reports that admins read: from a day to a year, filtered, compared with the year before, as files, and the event stream. */
const asked = [
  '?',
  `?${since(1)}`,
  `?${since(7)}`,
  `?${since(90)}`,
  `?${since(360)}`,
  `?${since(30)}&compare=year`,
  `?${since(30)}&device=phone&language=ru`,
  `/top_products.csv?${since(90)}`,
  `/top_searches.csv?${since(30)}`,
  '/events?',
  '/events?type=search',
  '/events?session=bench-7',
]

/** Reads the figures one after another, first alone, then while a thousand events a second arrive. */
export async function measureFigures(_, { events, seconds, dataDir: place }) {
  const rows = []
  await withSeededFolder(
    { products: 1000, orders: Math.round(events / 10) },
    async (dataDir) => {
      console.log(`seeding ${events.toLocaleString('en')} events …`)
      await fillVisits(dataDir, { events })
      await inShop(dataDir, async () => {
        const startedAt = performance.now()
        await waitForSums(dataDir)
        console.log(`a year was added up in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
      })
      // No warm-up: the first request after a start counts too.
      await inShop(dataDir, async (shop) => {
        const cookie = await signIn(shop.origin)
        rows.push(rowOf('figures', await look(shop, cookie)))
        const before = await countEvents(dataDir)
        const sending = fork(sender, [JSON.stringify({ origin: shop.origin, seconds: Math.max(20, seconds * 4) })])
        const told = once(sending, 'message')
        rows.push(rowOf('figures while 1,000 events a second come', await look(shop, cookie)))
        const [sent] = await told
        // The sender may have ended before the reports.
        if (sending.connected) sending.disconnect()
        const written = await waitFor(async () => (await countEvents(dataDir)) - before, sent.answers)
        rows.push({
          what: 'events taken during the reports',
          ours: perSecond(sent.perSecond),
          target: `≥ ${perSecond(1000)} but for 2 %, none lost`,
          beside: `${written} of ${sent.answers} rows written, ${sent.failures} refused, 99 % within ${sent.p99Ms.toFixed(1)} ms`,
          isMet: sent.perSecond >= 980 && sent.failures === 0 && written === sent.answers,
        })
      })
    },
    place && `${place}-figures`,
  )
  return rows
}

async function inShop(dataDir, use) {
  const shop = await startShop({ dataDir, environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  try {
    await use(shop)
  } finally {
    await shop.stop()
  }
}

async function look({ origin }, cookie) {
  const taken = new Map(asked.map((path) => [path, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const path of asked) {
      const startedAt = performance.now()
      const response = await fetch(`${origin}/api/admin/analytics${path}`, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status} in round ${round + 1}`)
      taken.get(path).push(performance.now() - startedAt)
    }
  return taken
}

/** Each report must meet the target by itself. */
function rowOf(what, taken) {
  const each = [...taken].map(([path, times]) => ({
    path,
    first: times[0],
    half: median(times),
    p99: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1],
  }))
  const worst = (by) => each.toSorted((a, b) => b[by] - a[by])[0]
  const [slow, late, first] = [worst('half'), worst('p99'), worst('first')]
  return {
    what,
    ours: `slowest ${slow.half.toFixed(0)} ms, 99 % within ${late.p99.toFixed(0)} ms`,
    target: `≤ ${medianTarget} ms, ${p99Target} ms, each of them`,
    beside: `${slow.path}; latest ${late.path}; first looks ≤ ${first.first.toFixed(0)} ms (${first.path}); ${each.map(({ path, half }) => `${path} ${half.toFixed(0)}`).join(', ')}`,
    isMet: slow.half <= medianTarget && late.p99 <= p99Target,
  }
}

/** Rows are written shortly after the response. Waits at most ten seconds. */
async function waitFor(count, expected) {
  const giveUpAt = performance.now() + 10_000
  for (;;) {
    const counted = await count()
    if (counted >= expected || performance.now() > giveUpAt) return counted
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
