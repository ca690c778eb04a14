import { load } from '../tools/load.mjs'
import { kilobytes, perSecond } from '../tools/table.mjs'

const target = 600
const warmUpCalls = 1500
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const sorts = ['featured', 'price', 'name', 'created_at']
const colors = ['red', 'blue', 'green', 'black', 'white', 'beige']

/** Measures lists of the public API that are not in the cache. */
export async function measureProductsCall(shop, { seconds }) {
  const calls = productCalls()
  const next = () => ({ path: calls.next().value })
  await load({ ...shop, headers, next, amount: warmUpCalls, connections: 4 })
  const measured = await load({ ...shop, headers, next, seconds, connections: 4 })
  return [
    {
      what: `/api/products, each one new (${kilobytes(measured.meanBytes)})`,
      ours: `${perSecond(measured.perCpuSecond)} per core`,
      target: `≥ ${perSecond(target)}`,
      beside: `by the clock ${perSecond(measured.perSecond)}, 99 % within ${measured.p99Ms} ms; ${measured.failures} failed`,
      isMet: measured.perCpuSecond >= target && measured.failures === 0,
    },
  ]
}

function* productCalls() {
  for (let page = 1; ; page += 1)
    for (let bits = 0; bits < 2 ** colors.length; bits += 1)
      for (const sort of sorts)
        for (const order of ['asc', 'desc'])
          for (const lang of ['en', 'ru', 'kk']) {
            const chosen = colors.filter((_, place) => (bits >> place) & 1)
            yield `/api/products?${new URLSearchParams({ sort, order, lang, page, limit: 20, ...(chosen.length > 0 && { colors: chosen.join() }) })}`
          }
}
