import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addressIn, publicPages } from '../../tests/journeys/support/public-pages.ts'
import { chromiumFlags, getChromium } from '../tools/chromium.mjs'
import { productAddress } from '../tools/product-address.mjs'
import { median } from '../tools/table.mjs'
import { byThreadTime } from '../tools/thread-time.mjs'

const runs = 5
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(targets)
const flags = { onlyCategories: categories, logLevel: 'silent' }

/**
 * Runs Lighthouse for a phone on a slow network and takes the median of five runs. With every page and language, only those that miss once
 * run five times. Tasks last as long as their thread ran, so other load on the machine does not count. Yields each row as soon as it is
 * known.
 */
export async function* measureLighthouse(shop, { hasEveryPage }) {
  if (hasEveryPage) {
    for (const language of ['en', 'ru', 'kk'])
      for (const page of publicPages) yield rowFor(shop.origin, addressIn(language, page), { isHasty: true })
    return
  }
  for (const path of ['/', '/shop', await productAddress(shop.origin)]) yield rowFor(shop.origin, path)
}

async function rowFor(origin, path, { isHasty = false } = {}) {
  // The first report warms up, since images are made on their first request. It counts only in hasty mode.
  const reports = [await inspect(`${origin}${path}`)]
  if (!isHasty || !isReached(scoresOf(reports))) {
    reports.length = 0
    for (let run = 0; run < runs; run += 1) reports.push(await inspect(`${origin}${path}`))
  }
  const scores = scoresOf(reports)
  const isMet = isReached(scores)
  return {
    what: `Lighthouse, phone: ${path}`,
    ours: categories.map((name) => scores[name]).join(' / '),
    target: `≥ ${Object.values(targets).join(' / ')}`,
    beside: isMet ? 'performance / accessibility / best practices / SEO' : findings(reports.at(-1)),
    isMet,
  }
}

function scoresOf(reports) {
  return Object.fromEntries(
    categories.map((name) => [name, median(reports.map((report) => Math.round(report.categories[name].score * 100)))]),
  )
}

function isReached(scores) {
  return categories.every((name) => scores[name] >= targets[name])
}

/** Retries, since Chromium sometimes loses a trace. Throws if that happens three times. */
async function inspect(address, triesLeft = 2) {
  const report = await inspectOnce(address)
  if (!report.runtimeError) return report
  if (triesLeft === 0) throw new Error(`Lighthouse at ${address}: ${report.runtimeError.message}`)
  return inspect(address, triesLeft - 1)
}

async function inspectOnce(address) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    await gather(address, folder)
    const file = join(folder, 'defaultPass.trace.json')
    if (existsSync(file)) {
      const trace = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...trace, traceEvents: byThreadTime(trace.traceEvents) }))
    }
    const { lhr } = await lighthouse(address, { ...flags, auditMode: folder })
    return lhr
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function gather(address, folder) {
  const chrome = await launch({ chromePath: await getChromium(), chromeFlags: ['--headless=new', ...chromiumFlags], logLevel: 'silent' })
  try {
    await lighthouse(address, { ...flags, port: chrome.port, gatherMode: folder })
  } finally {
    chrome.kill()
  }
}

function findings({ categories: judged, audits }) {
  const counted = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9),
  )
  return [...new Set(counted.map(({ id }) => (audits[id].displayValue ? `${id} ${audits[id].displayValue}` : id)))].join(', ')
}
