import { openCompositor } from '../../src/kit/compositor/index.ts'
import { drawPrint } from '../../src/kit/compositor/sample-prints.ts'
import { productAddress } from '../tools/product-address.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { times } from '../tools/table.mjs'

const targetSeconds = 60
const targetTimes = 1.5
const pagesPerSecond = 40
const aloneSeconds = 15
/** Each kind of product, and the most expensive types of shot. */
const shots = [
  ['tshirt', 'flat'],
  ['tshirt', 'hanger'],
  ['tshirt', 'detail'],
  ['kids', 'worn'],
  ['bag', 'table'],
  ['bag', 'scene'],
  ['sticker', 'group'],
  ['pin', 'flat'],
  ['mug', 'flat'],
  ['mug', 'scene'],
]

/** Composes ten shots of 2,000 pixels, two at once, under page requests. Measures their time, and how much slower the pages become. */
export async function measureCompositor(shop) {
  const print = await drawPrint('star')
  const path = await productAddress(shop.origin)
  const visit = (seconds) => askSteadily({ ...shop, perSecond: pagesPerSecond, seconds, next: () => ({ path }) })
  await visit(3)
  const alone = await visit(aloneSeconds)
  const compositor = openCompositor({ workers: 2, queue: shots.length })
  try {
    const startedAt = performance.now()
    const making = Promise.all(shots.map(([kind, type], seed) => compositor.compose(request(print, kind, type, seed)))).then((made) => ({
      made,
      seconds: (performance.now() - startedAt) / 1000,
    }))
    const meanwhile = await visit(aloneSeconds)
    const { made, seconds } = await making
    const least = Math.min(...made.map(({ printSimilarity }) => printSimilarity))
    return [
      {
        what: `${shots.length} composed shots of 2,000 px, two at once`,
        ours: `${seconds.toFixed(1)} s`,
        target: `≤ ${targetSeconds} s`,
        beside: `prints at least ${least.toFixed(4)} like the originals`,
        isMet: seconds <= targetSeconds,
      },
      {
        what: `a page during composing, 99 % within ${meanwhile.p99Ms.toFixed(1)} ms`,
        ours: times(meanwhile.p99Ms / alone.p99Ms),
        target: `≤ ${times(targetTimes)}`,
        beside: `alone within ${alone.p99Ms.toFixed(1)} ms`,
        isMet: meanwhile.failures === 0 && meanwhile.p99Ms <= alone.p99Ms * targetTimes,
      },
    ]
  } finally {
    await compositor.close()
  }
}

function request(print, kind, type, seed) {
  return {
    kind,
    type,
    print,
    material: '#1E3686',
    backdrop: ['felt', 'wood', 'stone', 'apricot'][seed % 4],
    light: ['window', 'soft', 'noon', 'evening'][seed % 4],
    angle: ['front', 'three_quarter', 'top'][seed % 3],
    aspect: '1:1',
    size: 2000,
    seed,
  }
}
