import { Agent, request } from 'node:http'
import { cpuSecondsOf, memoryBytesOf } from '../tools/processes.mjs'
import { perSecond } from '../tools/table.mjs'

const prefixes = ['', '/ru', '/kk']
const connections = 4
const wantedShare = 0.95
const headers = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }

/** Requests every product page in each language: in turn, as a search engine does, and by popularity, as visitors do. */
export async function measureWholeCatalogue(shop) {
  const slugs = await listSlugs(shop.origin)
  const pages = slugs.flatMap((slug) => prefixes.map((prefix) => `${prefix}/product/${slug}`))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await askAll(shop, agent, pages)
    const inTurn = await askAll(shop, agent, pages)
    const natural = zipf(pages)
    await askAll(shop, agent, Array.from({ length: pages.length * 2 }, natural))
    const asPeople = await askAll(shop, agent, Array.from({ length: pages.length * 2 }, natural))
    const memory = `the shop takes ${Math.round(memoryBytesOf(shop.pid) / 1024 / 1024)} MB`
    return [
      rowOf(`${pages.length.toLocaleString('en')} product pages in turn, again`, inTurn, slugs.length <= 1100 ? 1 : wantedShare, memory),
      rowOf(`${pages.length.toLocaleString('en')} product pages, a few of them often`, asPeople, wantedShare, memory),
    ]
  } finally {
    agent.destroy()
  }
}

function rowOf(what, { share, perCpuSecond }, wanted, memory) {
  return {
    what,
    ours: `${(share * 100).toFixed(1)} % from memory`,
    target: `≥ ${wanted * 100} %`,
    beside: `a core: ${perSecond(perCpuSecond)}; ${memory}`,
    isMet: share >= wanted,
  }
}

async function listSlugs(origin) {
  const slugs = []
  for (let page = 1; ; page += 1) {
    const { products } = await (await fetch(`${origin}/api/products?limit=100&sort=created_at&page=${page}`)).json()
    if (products.length === 0) return slugs
    slugs.push(...products.map(({ slug }) => slug))
  }
}

/** The app adds a request id to each page it renders. Cached pages have none. */
async function askAll(shop, agent, paths) {
  const before = cpuSecondsOf(shop.pid)
  let kept = 0
  let next = 0
  const ask = async () => {
    while (next < paths.length) {
      const path = paths[next]
      next += 1
      const { status, isKept } = await get(agent, `${shop.origin}${path}`)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (isKept) kept += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { share: kept / paths.length, perCpuSecond: paths.length / (cpuSecondsOf(shop.pid) - before) }
}

function get(agent, address) {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode, isKept: response.headers['x-request-id'] === undefined }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Returns a random draw in which the second item is half as likely as the first, the third a third as likely. */
function zipf(items) {
  const sums = []
  for (const place of items.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (place + 1))
  const shuffled = items.toSorted((one, other) => orderOf(one) - orderOf(other))
  return () => {
    const wanted = Math.random() * sums.at(-1)
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle] < wanted) low = middle + 1
      else high = middle
    }
    return shuffled[low]
  }
}

/** Returns a hash: an order that is the same in each run and differs from that of the catalogue. */
function orderOf(text) {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)) | 0
  return Math.imul(hash, 0x9e3779b1) | 0
}
