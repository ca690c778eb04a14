import { guest } from '#contract/actor.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import type { Uses } from '#modules/cache-tags.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { readFeaturedAnswer } from './products/featured-answer.ts'

export function catalogHttp({ memory, systemCtx, responseCache }: ModuleServices): HttpRoute[] {
  return [
    openFile('/data/featured.json', async ({ c, cacheKey }) => {
      const language = callLanguage(languagesOn({ memory }), new URL(c.req.url), c.req.raw.headers)
      const make = async (uses: Uses) => ({
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' },
        body: Buffer.from(await readFeaturedAnswer(systemCtx({ actor: guest, language, uses }))),
      })
      const { headers, body } =
        cacheKey === undefined ? await make(new Set()) : await responseCache.produce(cacheKey, make, c.req.header('accept-encoding'))
      return new Response(new Uint8Array(body), { headers })
    }),
  ]
}
