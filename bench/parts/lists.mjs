import { signIn } from '../tools/goods.mjs'
import { median } from '../tools/table.mjs'

const medianTarget = 100
const p99Target = 300
const rounds = 40

/** Typical list requests of staff: pages, sorts, filters, and search words found in few, many or all rows. */
const asked = {
  'lists of products': [
    '/products?',
    '/products?page=40',
    ...['name', 'price', 'stock', 'updated_at'].map((sort) => `/products?sort=${sort}`),
    ...['low', 'out', 'pre_order'].map((stock) => `/products?stock=${stock}`),
    '/products?status=draft',
    '/products?category=tshirt',
    '/products?missing=ru',
    '/products?stock=out&category=tshirt',
  ],
  'products by what is typed': ['mug', 't-shirt', 'футболка', 'S-0051234', 's-00', 'a', 'zzqqx'].map(
    (q) => `/products?q=${encodeURIComponent(q)}`,
  ),
  'lists of orders': [
    '/orders?',
    '/orders?page=40',
    ...['pending', 'proof_submitted', 'processing', 'shipped', 'completed'].map((status) => `/orders?status=${status}`),
    '/orders?payment=refunded',
    '/orders?country=KZ',
    '/orders?ready=true',
    '/orders?sort=total',
    '/orders?from=2025-06-01&to=2025-06-30',
  ],
  'orders by what is typed': ['buyer', 'example.com', 'Buyer 777', '1234', '+60 12 0077', 'u', 'un', 'buyer777@example.com', 'zzqqx'].map(
    (q) => `/orders?q=${encodeURIComponent(q)}`,
  ),
  'the search over everything': ['buyer', 'un', 'UND-1', '777', 'mug', 'example.com', '012 0077777', 'zzqqx'].map(
    (q) => `/search?q=${encodeURIComponent(q)}`,
  ),
  'the dashboard': ['today', 'week', 'month', 'year', 'all'].map((range) => `/dashboard?range=${range}`),
}

/** Measures each response time over HTTP, one request after another. */
export async function measureLists({ origin }) {
  const cookie = await signIn(origin)
  const rows = []
  for (const [what, paths] of Object.entries(asked)) {
    const taken = new Map(paths.map((path) => [path, []]))
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const path of paths) {
        const ms = await timeOf(`${origin}/api/admin${path}`, cookie)
        if (round > 0) taken.get(path).push(ms)
      }
    rows.push(rowOf(what, taken))
  }
  return rows
}

async function timeOf(address, cookie) {
  const startedAt = performance.now()
  const response = await fetch(address, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - startedAt
}

function rowOf(what, taken) {
  const all = [...taken.values()].flat().toSorted((a, b) => a - b)
  const p99 = all[Math.min(all.length - 1, Math.floor(all.length * 0.99))]
  const [slowest, ms] = [...taken].map(([path, times]) => [path, median(times)]).toSorted((a, b) => b[1] - a[1])[0]
  return {
    what,
    ours: `${median(all).toFixed(0)} ms, 99 % within ${p99.toFixed(0)} ms`,
    target: `≤ ${medianTarget} ms, ${p99Target} ms`,
    beside: `slowest ${decodeURIComponent(slowest)}: ${ms.toFixed(0)} ms`,
    isMet: median(all) <= medianTarget && p99 <= p99Target,
  }
}
