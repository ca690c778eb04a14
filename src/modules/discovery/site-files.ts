import { guest } from '#contract/actor.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { pages, pageIn } from '#contract/pages.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { countListedProducts, listCategories, listProductAddresses } from '#modules/catalog/index.ts'
import type { Uses } from '#modules/cache-tags.ts'
import type { Ctx } from '#modules/context.ts'
import { listEvents } from '#modules/events/index.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings } from '#modules/settings/index.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { webManifest } from './web-manifest.ts'
import { xmlText } from './feeds/xml-text.ts'

/** In three languages this makes about 2 MB of the 50 that a sitemap may have. */
const productsPerFile = 1000

/** Upcoming ones come first. */
const mostEvents = 500

/** Pages that must not be found say noindex themselves, which a search engine reads only where it may crawl. */
const notForRobots = ['/api/', '/buy', '/ucp']

/** Serves the files that search engines read. Cached until the catalogue changes. */
export function siteFiles({ config, memory, responseCache, systemCtx }: ModuleServices): HttpRoute[] {
  const { publicUrl } = config

  async function cache(path: string, acceptEncoding: string | undefined, write: (ctx: Ctx) => Promise<string>): Promise<Response> {
    const make = async (uses: Uses) => ({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' },
      body: Buffer.from(await write(systemCtx({ actor: guest, language: defaultLanguage, uses }))),
    })
    const { status, headers, body } = await responseCache.produce(`file ${path}`, make, acceptEncoding)
    return new Response(new Uint8Array(body), { status, headers })
  }

  return [
    openFile('/robots.txt', ({ c }) => {
      const lines = notForRobots.map((path) => `Disallow: ${path}\n`).join('')
      return c.text(`User-agent: *\n${lines}\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, { 'cache-control': 'public, max-age=3600' })
    }),

    openFile('/manifest.webmanifest', async ({ c }) => {
      const language = callLanguage(languagesOn({ memory }), new URL(c.req.url), c.req.raw.headers)
      const { shop_name: shopName } = await getSettings(systemCtx({ actor: guest, language }))
      const manifest = webManifest(language, shopName)
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-language, cookie',
      })
    }),

    openFile('/sitemap.xml', ({ c }) =>
      cache('/sitemap.xml', c.req.header('accept-encoding'), async (ctx) => {
        const files = Math.ceil((await countListedProducts(ctx)) / productsPerFile)
        if (files > 1)
          return writeSitemapIndex(publicUrl, [
            '/sitemap-pages.xml',
            ...Array.from({ length: files }, (_, index) => `/sitemap-${index + 1}.xml`),
          ])
        return writeSitemap(publicUrl, languagesOn(ctx), [...(await listPages(ctx)), ...(await listProductPages(ctx, 1))])
      }),
    ),
    openFile('/sitemap-pages.xml', ({ c }) =>
      cache('/sitemap-pages.xml', c.req.header('accept-encoding'), async (ctx) =>
        writeSitemap(publicUrl, languagesOn(ctx), await listPages(ctx)),
      ),
    ),
    openFile('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', ({ c }) => {
      const page = Number(/\d+/.exec(c.req.path)?.[0])
      return cache(`/sitemap-${page}.xml`, c.req.header('accept-encoding'), async (ctx) => {
        const products = await listProductPages(ctx, page)
        if (products.length === 0) throw new NotFound()
        return writeSitemap(publicUrl, languagesOn(ctx), products)
      })
    }),
  ]
}

async function listPages(ctx: Ctx): Promise<SitemapPage[]> {
  const categories = await listCategories(ctx, { active: true })
  const shelves = categories.map(({ slug, image_url }) => ({ path: pages.shop(slug), imageUrls: image_url === null ? [] : [image_url] }))
  const { events } = await listEvents(ctx, { page: 1, limit: mostEvents })
  const happenings = events.map(({ slug, image_url }) => ({ path: pages.event(slug), imageUrls: image_url === null ? [] : [image_url] }))
  const texts = [
    pages.events(),
    pages.about(),
    pages.contact(),
    pages.membership(),
    pages.terms(),
    pages.privacy(),
    pages.trackOrder(),
    pages.preorder(),
    pages.newsletter(),
    pages.partnerRegister(),
  ]
  return [{ path: pages.home() }, { path: pages.shop() }, ...shelves, ...texts.map((path) => ({ path })), ...happenings]
}

async function listProductPages(ctx: Ctx, page: number): Promise<SitemapPage[]> {
  const products = await listProductAddresses(ctx, { offset: (page - 1) * productsPerFile, limit: productsPerFile })
  return products.map(({ slug, ...rest }) => ({ path: pages.product(slug), ...rest }))
}

type SitemapPage = { path: string; updatedAt?: Date; imageUrls?: readonly string[] }

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Lists each page in each of these languages; each entry links to all other languages. */
function writeSitemap(publicUrl: string, languages: readonly Language[], pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, updatedAt, imageUrls = [] }) => {
    const alternates = [...languages.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const]
      .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(publicUrl + pageIn(code, path))}"/>`)
      .join('')
    const rest =
      (updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '') +
      alternates +
      imageUrls.map((url) => `<image:image><image:loc>${xmlText(new URL(url, publicUrl).href)}</image:loc></image:image>`).join('')
    return languages.map((code) => `<url><loc>${xmlText(publicUrl + pageIn(code, path))}</loc>${rest}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** For more pages than fit in one file. */
function writeSitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}
