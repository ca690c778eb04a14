import { guest } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import type { Uses } from '#modules/cache-tags.ts'
import { listCategories, noteWholeCatalogue } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings } from '#modules/settings/index.ts'
import { requireAgentFeeds } from './agent-feeds.ts'
import { writeLlmsText } from './llms-text.ts'

/** Serves the small files that agents read: what the open feed is, and a map of the shop. Cached until their content changes. */
export function agentFiles({ config, responseCache, systemCtx }: ModuleServices): HttpRoute[] {
  const { publicUrl } = config

  function file(path: `/${string}`, contentType: string, write: (ctx: Ctx) => Promise<string>): HttpRoute {
    const make = async (uses: Uses) => {
      const ctx = systemCtx({ actor: guest, language: defaultLanguage, uses })
      await requireAgentFeeds(ctx)
      const headers = { 'content-type': contentType, 'cache-control': 'no-cache', vary: 'accept-encoding' }
      return { status: 200, headers, body: Buffer.from(await write(ctx)) }
    }
    return openFile(path, async ({ c }) => {
      const { status, headers, body } = await responseCache.produce(`file ${path}`, make, c.req.header('accept-encoding'))
      return new Response(new Uint8Array(body), { status, headers })
    })
  }

  return [
    file('/feeds/acp/metadata.json', 'application/json; charset=utf-8', (ctx) => {
      // The answer is made again at each change of the catalogue, so its own time is that of the last change.
      noteWholeCatalogue(ctx.uses)
      const metadata = { id: new URL(publicUrl).host, target_country: 'MY', updated_at: ctx.clock.now().toISOString() }
      return Promise.resolve(JSON.stringify(metadata))
    }),
    file('/llms.txt', 'text/plain; charset=utf-8', async (ctx) => {
      const [settings, categories] = await Promise.all([getSettings(ctx), listCategories(ctx, { active: true })])
      return writeLlmsText({ publicUrl, settings, slugs: categories.map(({ slug }) => slug) })
    }),
  ]
}
