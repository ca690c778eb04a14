import { defineModule } from '#modules/module.ts'
import { contentRoutes } from './content-routes.ts'

export const content = defineModule({
  name: 'content',
  needs: ['settings'],
  tables: ['content_pages', 'content_translations'],
  tags: { content_pages: () => ['content'], content_translations: () => ['content'] },
  routes: () => ({ content: contentRoutes }),
})
