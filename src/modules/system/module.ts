import { defineModule } from '#modules/module.ts'
import { Heartbeat } from './instances.ts'
import { systemRoutes } from './system-routes.ts'

/** The state of the shop for its operators: processes, queues, mails, database and backups. */
export const system = defineModule({
  name: 'system',
  needs: ['audit', 'backups'],
  tables: ['instances'],
  reads: ['orders', 'payments', 'payment_proofs', 'newsletter_subscribers'],
  open: ({ db, vitals }) => new Heartbeat(db, vitals),
  close: (heartbeat) => heartbeat.close(),
  routes: ({ config }, heartbeat) => ({ system: systemRoutes(config, heartbeat) }),
})
