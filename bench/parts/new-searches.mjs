import { median } from '../tools/table.mjs'

const searches = 600
const languages = ['en', 'ru', 'kk']
const headers = { 'accept-encoding': 'gzip, deflate, br' }

const places = [
  { what: '/api/search', p50: 6, p99: 30, addressOf: (q, language) => `/api/search?q=${encodeURIComponent(q)}&lang=${language}` },
  {
    what: '/shop?q=',
    p50: 15,
    p99: 60,
    addressOf: (q, language) => `${language === 'en' ? '' : `/${language}`}/shop?q=${encodeURIComponent(q)}`,
  },
]

/** Measures searches never made before: two words of the catalogue, one and the beginning of another, a typing error, a product number. */
export async function measureNewSearches(shop, { products }) {
  const names = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await wordsIn(shop.origin, language)])))
  const rows = []
  for (const { what, p50, p99, addressOf } of places) {
    const queries = newQueries(names)
    const taken = []
    // The first tenth warms up and is not counted.
    for (let count = -searches / 10; count < searches; count += 1) {
      const { q, language } = queries.next().value
      const startedAt = performance.now()
      const response = await fetch(shop.origin + addressOf(q, language), { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${q} answered ${response.status}`)
      if (count >= 0) taken.push({ q, ms: performance.now() - startedAt })
    }
    rows.push(rowOf(`${what} never repeated, ${products.toLocaleString('en')} products`, taken, p50, p99))
  }
  return rows
}

function rowOf(what, taken, p50, p99) {
  const sorted = taken.toSorted((a, b) => a.ms - b.ms)
  const half = median(sorted.map(({ ms }) => ms))
  const late = sorted[Math.floor(sorted.length * 0.99)].ms
  return {
    what,
    ours: `${half.toFixed(1)} ms, 99 % within ${late.toFixed(0)} ms`,
    target: `≤ ${p50} ms, ${p99} ms`,
    beside: `slowest “${sorted.at(-1).q}” ${sorted.at(-1).ms.toFixed(0)} ms`,
    isMet: half <= p50 && late <= p99,
  }
}

async function wordsIn(origin, language) {
  const words = new Set()
  for (let page = 1; page <= 10; page += 1) {
    const response = await fetch(`${origin}/api/products?limit=100&sort=name&page=${page * 7}&lang=${language}`)
    const { products } = await response.json()
    for (const { translation, name, sku } of products) {
      for (const word of (translation?.name ?? name).toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []) words.add(word)
      words.add(sku.toLowerCase())
    }
  }
  return [...words]
}

function* newQueries(words) {
  const asked = new Set()
  // A fixed seed, so each run makes the same searches.
  let state = 42
  const pick = (list) => list[(state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % list.length]
  for (;;) {
    const language = pick(languages)
    const [one, other] = [pick(words[language]), pick(words[language])]
    const middle = Math.floor(one.length / 2)
    const slip = one.slice(0, middle - 1) + one.charAt(middle) + one.charAt(middle - 1) + one.slice(middle + 1)
    const q = pick([`${one} ${other}`, `${one} ${other.slice(0, 3)}`, `${slip} ${other}`, one, one.slice(0, 5)])
    if (asked.has(q)) continue
    asked.add(q)
    yield { q, language }
  }
}
