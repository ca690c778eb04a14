import { load } from '../tools/load.mjs'
import { perSecond, times } from '../tools/table.mjs'

const target = 1000
const largeTarget = 2
const languages = ['en', 'ru', 'kk']
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** Searches as people type: whole words, beginnings, two words and typing errors, in three languages in turn. */
export async function measureSearch(shop, { seconds, products, small }) {
  const queries = await collectQueries(shop.origin)
  let count = 0
  const next = () => {
    const { q, language } = queries[count++ % queries.length]
    return { path: `/api/search?q=${encodeURIComponent(q)}&lang=${language}` }
  }
  await load({ ...shop, headers, next, seconds: 1 })
  const measured = await load({ ...shop, headers, next, seconds })
  if (measured.failures > 0) throw new Error(`${measured.failures} searches failed`)
  const what = `search among ${products.toLocaleString('en')} products`
  const beside = `${queries.length} queries, 99 % within ${measured.p99Ms} ms`
  if (small === undefined) {
    const isMet = measured.perSecond >= target
    return [
      { what, ours: perSecond(measured.perSecond), target: `≥ ${perSecond(target)}`, beside, isMet, searchesPerSecond: measured.perSecond },
    ]
  }
  const factor = small / measured.perSecond
  return [
    {
      what,
      ours: `${perSecond(measured.perSecond)}, ${times(factor)} slower`,
      target: `≤ ${largeTarget} ×`,
      beside,
      isMet: factor <= largeTarget,
    },
  ]
}

async function collectQueries(origin) {
  const perLanguage = await Promise.all(languages.map((language) => queriesOf(origin, language)))
  return perLanguage[0].flatMap((_, index) => perLanguage.flatMap((queries) => queries[index] ?? []))
}

async function queriesOf(origin, language) {
  const response = await fetch(`${origin}/api/products?limit=100&sort=name&lang=${language}`)
  const { products } = await response.json()
  const names = products.map((product) => product.translation?.name ?? product.name)
  return names.flatMap((name) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []
    const [first = name, second = first] = words
    return [first, words.at(-1) ?? first, `${first} ${second}`, second.slice(0, 4), withTypo(first), withTypo(words.at(-1) ?? first)].map(
      (q) => ({ q, language }),
    )
  })
}

function withTypo(word) {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1)
}
