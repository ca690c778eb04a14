import { Hono } from 'hono'
import type { HttpEnv, ModuleServices } from '#modules/module.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { shareRoutes } from './share/share-routes.ts'
import { siteFiles } from './site-files.ts'

/** How the shop is found and shared: sitemaps, feeds, pictures of pages. */
export function discoveryRoutes(services: ModuleServices): Hono<HttpEnv> {
  return new Hono<HttpEnv>().route('/', siteFiles(services)).route('/', feedRoutes(services)).route('/', shareRoutes(services))
}
