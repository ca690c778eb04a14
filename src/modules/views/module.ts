import { defineModule } from '#modules/module.ts'
import { savedViewRoutes } from './saved-view-routes.ts'
import { forgetViewsOf, listViewsOf } from './personal-views.ts'

export const views = defineModule({
  name: 'views',
  needs: ['identity'],
  tables: ['saved_views'],
  routes: () => ({ savedViews: savedViewRoutes }),
  personalData: () => ({ list: { saved_views: listViewsOf }, forget: forgetViewsOf }),
  personalTables: { saved_views: { exported: 'saved_views', afterClosing: 'nothing' } },
})
