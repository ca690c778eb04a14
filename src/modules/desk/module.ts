import { countFailedJobs } from '#kit/jobs/failed-jobs.ts'
import { defineModule } from '#modules/module.ts'
import { deskRoutes } from './desk-routes.ts'

/** The daily start page of staff, with figures and search results of every module. It has no tables of its own. */
export const desk = defineModule({
  name: 'desk',
  needs: ['audit', 'settings', 'catalog', 'orders'],
  tables: [],
  routes: (services) => ({ desk: deskRoutes(services) }),
  pendingCounts: { failed_jobs: countFailedJobs },
})
