import { load } from '../tools/load.mjs'
import { kilobytes, perSecond } from '../tools/table.mjs'

const target = 250
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
/** Enough pages for the JIT compiler to optimise the code. */
const warmUpPages = 600

const prefixes = ['', '/ru', '/kk']
const categories = ['', '/tshirt', '/mug', '/canvas-bag', '/sticker']
const sorts = ['', 'sort=price&order=asc', 'sort=price&order=desc', 'sort=created_at&order=desc']
const colors = ['red', 'blue', 'green', 'black', 'white', 'beige']
const prices = ['0-50', '50-100', '100-150', '150-']

/** Requests distinct addresses, which are never in the cache: each is rendered from the database, hashed, compressed twice and cached. */
export async function measureRenderedList(shop, { seconds }) {
  const addresses = listAddresses()
  const next = () => ({ path: addresses.next().value })
  await load({ ...shop, headers, next, amount: warmUpPages, connections: 4 })
  const measured = await load({ ...shop, headers, next, seconds, connections: 4 })
  if (measured.failures > 0) throw new Error(`${measured.failures} list pages could not be rendered`)
  return [
    {
      what: `rendered list page (${kilobytes(measured.meanBytes)})`,
      ours: `${perSecond(measured.perCpuSecond)} per core`,
      target: `≥ ${perSecond(target)}`,
      beside: `by the clock ${perSecond(measured.perSecond)}, 99 % within ${measured.p99Ms} ms`,
      isMet: measured.perCpuSecond >= target,
    },
  ]
}

/** Every address shows at least twenty of a thousand products. Throws when the addresses run out. */
export function* listAddresses() {
  for (const page of [1, 2, 3]) {
    for (const wantedColors of subsets(colors, 3)) {
      for (const wantedPrices of subsets(prices, 2)) {
        for (const sort of sorts) {
          for (const category of categories) {
            for (const prefix of prefixes) {
              const query = new URLSearchParams([
                ...new URLSearchParams(sort),
                ['colors', wantedColors.join(',')],
                ['price', wantedPrices.join(',')],
              ])
              if (page > 1) query.set('page', String(page))
              yield `${prefix}/shop${category}?${query}`
            }
          }
        }
      }
    }
  }
  throw new Error('more list pages were asked for than there are addresses')
}

function subsets(items, least) {
  const all = Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => (bits >> index) & 1))
  return all.filter((subset) => subset.length >= least)
}
