import { defineModule, doJob } from '#modules/module.ts'
import { forgetOldRuns } from './backup-runs.ts'
import { backupJob, startBackup } from './start-backup.ts'

export const backups = defineModule({
  name: 'backups',
  needs: [],
  tables: ['backup_runs'],
  jobs: ({ config, log }) => [
    doJob(backupJob, async () => {
      if (config.backup !== undefined) await startBackup(log)
    }),
  ],
  // 02:37 in Kuala Lumpur, when few people shop.
  schedules: [{ name: 'nightly-backup', cron: '37 18 * * *', run: (ctx) => ctx.jobs.enqueue(ctx.db, backupJob, {}) }],
  nightly: [({ db, clock }) => forgetOldRuns(db, clock.now())],
})
