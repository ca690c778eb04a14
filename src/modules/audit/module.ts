import { defineModule } from '#modules/module.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { auditRoutes } from './audit-routes.ts'

export const audit = defineModule({
  name: 'audit',
  needs: [],
  tables: ['audit_log'],
  reads: ['profiles', 'admin_invitations'],
  live: { audit_log: (change) => wholeOf('log', change) },
  routes: () => ({ audit: auditRoutes }),
})
