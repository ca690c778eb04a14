import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/setup/build.mjs'
import { runModel } from './model/run-model.mjs'
import { measureAgents } from './parts/agents.mjs'
import { measureAnalytics } from './parts/analytics.mjs'
import { measureColdStart } from './parts/cold-start.mjs'
import { measureCompositor } from './parts/compositor.mjs'
import { measureCachedList } from './parts/cached-list.mjs'
import { measureFirstLoad } from './parts/first-load.mjs'
import { measureFigures } from './parts/figures.mjs'
import { measureLists } from './parts/lists.mjs'
import { measureLighthouse } from './parts/lighthouse.mjs'
import { measureMemory } from './parts/memory.mjs'
import { measureNewSearches } from './parts/new-searches.mjs'
import { measureOrders } from './parts/orders.mjs'
import { measurePartners } from './parts/partners.mjs'
import { measurePersonalPages } from './parts/personal-pages.mjs'
import { measureProduction } from './parts/production.mjs'
import { measureProductsCall } from './parts/products-call.mjs'
import { measureRenderedList } from './parts/rendered-list.mjs'
import { measureScripts } from './parts/scripts.mjs'
import { measureSearch } from './parts/search.mjs'
import { measureStall } from './parts/stall.mjs'
import { measureWholeCatalogue } from './parts/whole-catalogue.mjs'
import { withSeededFolder } from './tools/seeded-folder.mjs'
import { startShop } from './tools/shop-process.mjs'
import { printRow, printTable } from './tools/table.mjs'

/** The order matters: memory is read after every part that creates load. */
const parts = {
  list: measureCachedList,
  render: measureRenderedList,
  products: measureProductsCall,
  personal: measurePersonalPages,
  search: measureSearch,
  'new-searches': measureNewSearches,
  // Runs before the orders, whose emails are still being written when the next part begins.
  analytics: measureAnalytics,
  agents: measureAgents,
  orders: measureOrders,
  lists: measureLists,
  production: measureProduction,
  stall: measureStall,
  partners: measurePartners,
  figures: measureFigures,
  compositor: measureCompositor,
  catalogue: measureWholeCatalogue,
  memory: measureMemory,
  scripts: measureScripts,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
}
const names = ['start', ...Object.keys(parts)]
const largeShop = { products: 100_000, orders: 1_000_000 }

const usage = `usage: npm run bench -- [--only ${names.join(',')}] [--seconds 5] [--products 1000] [--large] [--model] [--events 1000000] [--data-dir folder] [--every-page] [--cache-mb 48] [--profile folder]
  --large    also the search and the back office's lists among ${largeShop.products.toLocaleString('en')} products and ${largeShop.orders.toLocaleString('en')} orders, which take
             a quarter of an hour to seed
  --model    what a shop of a given size needs (docs/scaling.md): measures the cost of each kind of request, predicts two instances, and measures them
  --events   of visits among which the figures are read, with a tenth as many orders
  --data-dir keeps the large shop there, those of partners and of figures beside it, and takes them from there the next time
  --every-page  looks with Lighthouse at every public page in each language, about fifteen minutes
  --cache-mb how much memory the shop gives its pages (CACHE_MB)
  --profile  leaves processor profiles of the shop in this folder`

export async function runBench(args) {
  const options = readOptions(args)
  await ensureBuilt()
  if (options.isModel) return runModel(options)
  const rows = []
  await withSeededFolder({ products: options.products, orders: 0 }, (dataDir) => measureAll(dataDir, options, rows))
  if (options.isLarge) {
    const small = rows.find(({ searchesPerSecond }) => searchesPerSecond)?.searchesPerSecond
    const only = ['search', 'new-searches', 'lists'].filter((name) => options.only.includes(name))
    const measureLarge = (dataDir) => measureAll(dataDir, { ...options, only, products: largeShop.products, small }, rows)
    await withSeededFolder(largeShop, measureLarge, options.dataDir)
  }
  printTable(rows)
}

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: names.join(',') },
      seconds: { type: 'string', default: '5' },
      products: { type: 'string', default: '1000' },
      events: { type: 'string', default: '1000000' },
      large: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      'every-page': { type: 'boolean', default: false },
      'cache-mb': { type: 'string' },
      profile: { type: 'string' },
    },
  })
  const only = values.only.split(',')
  if (only.some((name) => !names.includes(name))) throw new Error(usage)
  return {
    only,
    seconds: Number(values.seconds),
    products: Number(values.products),
    events: Number(values.events),
    isLarge: values.large,
    isModel: values.model,
    dataDir: values['data-dir'],
    hasEveryPage: values['every-page'],
    environment: values['cache-mb'] === undefined ? {} : { CACHE_MB: values['cache-mb'] },
    profile: values.profile,
  }
}

async function measureAll(dataDir, options, rows) {
  if (options.only.includes('start')) for (const row of await measureColdStart({ dataDir })) printRow(rows, row)
  const wanted = Object.entries(parts).filter(([name]) => options.only.includes(name))
  if (wanted.length === 0) return
  const shop = await startShop({
    dataDir,
    environment: options.environment,
    nodeFlags: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [],
  })
  try {
    for (const [, measure] of wanted) {
      for await (const row of await measure(shop, options)) printRow(rows, row)
    }
  } finally {
    await shop.stop()
  }
}
