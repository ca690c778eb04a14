import type { Context } from 'hono'
import { guest } from '#contract/actor.ts'
import type { Color, Product } from '#contract/catalog.ts'
import { homeCountryOf, malaysianStates, shippingZoneOf } from '#contract/countries.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { max, zero } from '#contract/rules/money.ts'
import { taxRateIn } from '#contract/rules/sales-tax.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { countListedOptions, eachActiveProduct, readShoppingFacts } from '#modules/catalog/index.ts'
import { writtenBody } from '#kit/http/written-body.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { listShippingRates } from '#modules/shipping/index.ts'
import { type HttpEnv, type HttpRoute, openFile } from '#modules/http-route.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import type { ModuleServices } from '#modules/module.ts'
import type { Uses } from '#modules/cache-tags.ts'
import { acpFeedLine } from './acp-feed.ts'
import { requireAgentFeeds } from './agent-feeds.ts'
import { type FeedItem, feedItemsOf, type FeedShop } from './feed-items.ts'
import { googleFeedEnd, googleFeedItem, googleFeedStart } from './google-feed.ts'
import { metaFeedItem, metaFeedStart } from './meta-feed.ts'
import { openaiFeedItem, openaiFeedStart } from './openai-feed.ts'

/** A larger feed would take megabytes of the response cache, so it is streamed instead. */
const mostCachedItems = 1000
/** The most concurrent streamed feeds. A service fetches its feed a few times a day. */
const mostStreams = 2

type Form = { start: string; product: (items: readonly FeedItem[]) => string; end: string }
type Feed = {
  path: `/${string}`
  contentType: string
  /** For agents: goods that everybody can buy, without tax, while the shop's switch for these feeds is on. */
  isForAgents?: true
  form: (ctx: Ctx, shop: FeedShop) => Promise<Form>
}

const feeds: readonly Feed[] = [
  { path: '/feeds/google.xml', contentType: 'application/xml; charset=utf-8', form: googleForm },
  {
    path: '/feeds/meta.csv',
    contentType: 'text/csv; charset=utf-8',
    form: () => Promise.resolve({ start: metaFeedStart, product: (items) => items.map(metaFeedItem).join(''), end: '' }),
  },
  {
    path: '/feeds/openai.csv',
    contentType: 'text/csv; charset=utf-8',
    isForAgents: true,
    form: (_ctx, shop) =>
      Promise.resolve({
        start: openaiFeedStart,
        product: (items) => items.map((item) => openaiFeedItem(item, shop)).join(''),
        end: '',
      }),
  },
  {
    path: '/feeds/acp/products.jsonl',
    contentType: 'application/jsonl; charset=utf-8',
    isForAgents: true,
    form: (_ctx, shop) => Promise.resolve({ start: '', product: (items) => acpFeedLine(items, shop), end: '' }),
  },
]

/** Serves the product feeds of shopping services and agents, in the language of `?lang=`. Cached until their content changes. */
export function feedRoutes({ config, memory, responseCache: cache, systemCtx }: ModuleServices): HttpRoute[] {
  let streams = 0

  async function answer(c: Context<HttpEnv>, feed: Feed): Promise<Response> {
    const asked = c.req.query('lang')
    const named = languagesOn({ memory }).find((language) => language === asked)
    const language = named ?? defaultLanguage
    const headers = { 'content-type': feed.contentType, 'cache-control': 'no-cache', vary: 'accept-encoding' }
    const ctxFor = (uses: Uses): Ctx => systemCtx({ actor: guest, language, uses })
    if (feed.isForAgents) await requireAgentFeeds(ctxFor(new Set()))
    if ((await countListedOptions(ctxFor(new Set()))) > mostCachedItems) return stream(feed, ctxFor(new Set()), headers, c)
    const make = async (uses: Uses) => {
      if (feed.isForAgents) await requireAgentFeeds(ctxFor(uses))
      const chunks: string[] = []
      for await (const chunk of write(feed, ctxFor(uses), config.publicUrl)) chunks.push(chunk)
      return { status: 200, headers, body: Buffer.from(chunks.join('')) }
    }
    const key = `file ${feed.path}${named === undefined ? '' : `?lang=${named}`}`
    const cached = await cache.produce(key, make, c.req.header('accept-encoding'))
    return new Response(new Uint8Array(cached.body), { status: cached.status, headers: cached.headers })
  }

  function stream(feed: Feed, ctx: Ctx, headers: Record<string, string>, c: Context<HttpEnv>): Response {
    if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
    if (streams >= mostStreams) return c.text('', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
    const onFault = (error: unknown) => ctx.log.error({ err: error }, 'a feed broke off')
    const body = writtenBody(counted(write(feed, ctx, config.publicUrl)), (chunk) => chunk, { onFault })
    const isCompressed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    return new Response(isCompressed ? body.pipeThrough(new CompressionStream('gzip')) : body, {
      headers: isCompressed ? { ...headers, 'content-encoding': 'gzip' } : headers,
    })
  }

  /** Counts the stream from its first read until it ends, fails or is cancelled. */
  async function* counted(chunks: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
    streams += 1
    try {
      yield* chunks
    } finally {
      streams -= 1
    }
  }

  return feeds.map((feed) => openFile(feed.path, ({ c }) => answer(c, feed)))
}

async function* write(feed: Feed, ctx: Ctx, publicUrl: string): AsyncGenerator<string, void> {
  const settings = await getSettings(ctx)
  const country = homeCountryOf(ctx.language)
  const t = serverTranslator('shop', ctx.language)
  const colorName = (color: Color) => t(`color.${color}`)
  const shop: FeedShop = {
    publicUrl,
    shopName: settings.shop_name,
    language: ctx.language,
    today: dayOf(ctx.clock.now()),
    country,
    taxRate: feed.isForAgents ? 0 : taxRateIn(country, settings),
    colorName,
  }
  // An early access may have ended.
  if (feed.isForAgents) ctx.uses.add('promises')
  const { start, product: writeProduct, end } = await feed.form(ctx, shop)
  yield start
  for await (const products of eachActiveProduct(ctx)) {
    const facts = await readShoppingFacts(
      ctx,
      products.map(({ id }) => id),
    )
    const listed = feed.isForAgents ? products.filter((product) => isForEverybody(product, ctx)) : products
    yield listed.map((product) => writeProduct(feedItemsOf(product, facts.get(product.id), shop))).join('')
  }
  yield end
}

/** Uses the higher of Malaysia's two shipping rates: Google has no names for its states, and a parcel may cost less than announced. */
async function googleForm(ctx: Ctx, shop: FeedShop): Promise<Form> {
  const { country } = shop
  const [rates, { carrier_name: service }] = await Promise.all([listShippingRates(ctx), getSettings(ctx)])
  const zones = new Set((country === 'MY' ? malaysianStates : [undefined]).map((state) => shippingZoneOf(country, state)))
  const price = rates.filter(({ zone }) => zones.has(zone)).reduce((most, { rate }) => max(most, rate), zero)
  return {
    start: googleFeedStart(shop),
    product: (items) => items.map((item) => googleFeedItem(item, { country, service, price })).join(''),
    end: googleFeedEnd,
  }
}

function isForEverybody({ early_access_until: until }: Product, { clock }: Ctx): boolean {
  return until === null || new Date(until) <= clock.now()
}
