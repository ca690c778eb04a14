import { defineModule } from '#modules/module.ts'
import { contentRoutes } from './content-routes.ts'
import { pageRoutes } from './editing/page-routes.ts'
import { ensureFirstPages } from './first-pages/ensure-first-pages.ts'

export const content = defineModule({
  name: 'content',
  needs: ['audit', 'settings', 'shipping'],
  tables: ['content_pages', 'content_translations', 'content_versions', 'content_drafts'],
  reads: ['profiles'],
  tags: { content_pages: () => ['content'], content_translations: () => ['content'] },
  onStart: [ensureFirstPages],
  routes: () => ({ content: contentRoutes, contentPages: pageRoutes }),
})
