import { defineModule } from '#modules/module.ts'
import { agentFiles } from './feeds/agent-files.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { shareRoutes } from './share/share-routes.ts'
import { guest } from '#contract/actor.ts'
import { securityFiles } from './security-txt.ts'
import { siteFiles } from './site-files.ts'

export const discovery = defineModule({
  name: 'discovery',
  needs: ['settings', 'media', 'catalog', 'shipping', 'events', 'content'],
  tables: [],
  http: (services) => [
    ...siteFiles(services),
    ...securityFiles({ config: services.config, guestCtx: () => services.systemCtx({ actor: guest }) }),
    ...feedRoutes(services),
    ...agentFiles(services),
    ...shareRoutes(services),
  ],
  cached: [
    { path: /^\/sitemap(-pages|-[1-9][0-9]{0,4})?\.xml$/, query: [], isFile: true },
    { path: /^\/feeds\/(google\.xml|meta\.csv|openai\.csv|acp\/products\.jsonl)$/, query: ['lang'], isFile: true },
    { path: /^\/(feeds\/acp\/metadata\.json|llms\.txt)$/, query: [], isFile: true },
  ],
})
