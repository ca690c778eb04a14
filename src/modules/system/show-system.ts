import { type BackupRun, type InstanceFigures, mostFailedJobs, type SystemState } from '#contract/system.ts'
import type { Config } from '#kit/config/config.ts'
import { listSlowQueries, readDatabaseFigures } from '#kit/database/database-figures.ts'
import { findAppliedMigrations, readMigrations } from '#kit/database/migrations.ts'
import { listEachFailedJob } from '#kit/jobs/failed-jobs.ts'
import { listQueues } from '#kit/jobs/queue-figures.ts'
import { placeIn } from '#kit/log/place-in.ts'
import { readMailFigures } from '#kit/mail/mail-figures.ts'
import { listRuns } from '#modules/backups/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type Heartbeat, listInstances } from './instances.ts'
import { build, readVersion } from './release.ts'

const backupsShown = 7

type Own = { heartbeat: Heartbeat; config: Pick<Config, 'backup' | 'smtpUrl' | 'databaseUrl'> }

/** Reads the current state of every instance, without a cache. */
export async function showSystem({ db, clock }: Ctx, { heartbeat, config }: Own): Promise<SystemState> {
  await heartbeat.beat()
  const [instances, queues, failed, mails, database, slow, applied, runs, drills] = await Promise.all([
    listInstances(db),
    listQueues(db),
    listEachFailedJob(db, mostFailedJobs),
    readMailFigures(db),
    readDatabaseFigures(db),
    listSlowQueries(db),
    findAppliedMigrations(db),
    listRuns(db, 'backup', backupsShown),
    listRuns(db, 'drill', 1),
  ])
  const known = readMigrations().map(({ name }) => name)
  return {
    at: clock.now().toISOString(),
    release: {
      version: readVersion(),
      build,
      node: process.version,
      migration: known.at(-1) ?? '',
      newer_migrations: applied.filter((name) => !known.includes(name)),
    },
    instances: instances.map(({ id, host, pid, build, node, started_at, seen_at, figures }) => ({
      id,
      host,
      pid,
      build,
      node,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_this: id === heartbeat.id,
      ...(figures as InstanceFigures),
    })),
    jobs: {
      queues: queues.map((queue) => ({ ...queue, waiting_since: queue.waiting_since?.toISOString() ?? null })),
      failed: failed.map(({ stack, failed_at, ...job }) => ({
        ...job,
        failed_at: failed_at.toISOString(),
        place: placeIn(stack ?? '') ?? null,
      })),
      failed_total: queues.reduce((sum, queue) => sum + queue.failed, 0),
    },
    mails: { is_sending: config.smtpUrl !== undefined, ...mails, last_sent_at: mails.last_sent_at?.toISOString() ?? null },
    database: { ...database, is_embedded: config.databaseUrl === undefined, ...slow },
    backups: { is_set: config.backup !== undefined, runs: runs.map(presentRun), drill: drills.map(presentRun)[0] ?? null },
  }
}

type Run = Awaited<ReturnType<typeof listRuns>>[number]

function presentRun({ id, began_at, ended_at, name, bytes, rows, files, broken, failure }: Run): BackupRun {
  return {
    id,
    began_at: began_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    name,
    bytes,
    rows,
    files,
    broken,
    failure,
  }
}
