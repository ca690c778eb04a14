import { systemClock } from '#kit/clock/clock.ts'
import type { Config } from '#kit/config/config.ts'
import { createDatabase, type Database } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { isMigrated, migrate } from '#kit/database/migrations.ts'
import { createFiles } from '#kit/files/files.ts'
import { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import { slowestPace } from '#kit/http/incoming-body.ts'
import { ResponseCache } from '#kit/http/response-cache.ts'
import { SharedCachePurger, sharedHeaders } from '#kit/http/shared-cache.ts'
import { seldom } from '#kit/log/seldom.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { createJobRunner } from '#kit/jobs/jobs.ts'
import { unlimited } from '#kit/limits/limits.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { OtlpTelemetry } from '#kit/telemetry/otlp-telemetry.ts'
import { untraced } from '#kit/telemetry/telemetry.ts'
import { TemporaryFolder } from '#kit/uploads/temporary-folder.ts'
import type { Tag } from '#modules/cache-tags.ts'
import { createApi } from './api.ts'
import { keyOf } from './page-cache/cache-keys.ts'
import { ownOrigins } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { getSettings } from '#modules/settings/index.ts'
import { readShopFigures } from '#modules/system/index.ts'
import { followChanges } from './page-cache/follow-changes.ts'
import { loadDemo } from './load-demo.ts'
import { createMetrics } from './metrics.ts'
import { modules } from './modules.ts'
import { openModules } from './open-modules.ts'
import { registerJobs } from './register-jobs.ts'
import type { Shop } from './shop.ts'
import { systemCtx } from './system-ctx.ts'
import { vitalsOf } from './vitals-of.ts'

const megabyte = 1024 * 1024

export type Opening = { config: Config; log: Log; telemetry?: OtlpTelemetry | undefined }

export async function openShop({ config, log, telemetry }: Opening): Promise<Shop> {
  const demo = await loadDemo(config)
  const server = await ensureDatabaseServer(config)
  try {
    await migrate({
      url: server.url,
      onApplied: (name) => log.info({ migration: name }, 'migrated'),
      onWaiting: () => log.info('another instance changes the database: waiting for it'),
      onNewer: (names) =>
        log.warn({ migrations: names }, 'the database is newer than this release: start the newer one, or restore a backup'),
    })
  } catch (error) {
    await server.release()
    throw error
  }
  const warn = seldom()
  const { db, pool, close } = createDatabase({
    url: server.poolUrl,
    preparesStatements: config.preparesStatements,
    poolSize: config.poolSize,
    ...(telemetry && {
      onStatement: (statement, durationMs) =>
        telemetry.note(nameOfStatement(statement), durationMs, { 'db.system.name': 'postgresql', 'db.query.text': statement }),
    }),
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
    // In production it is only logged: a request that may have to wait serves a customer better than a refusal.
    ...(config.isProduction && {
      onSecondConnection: (err) => warn((unsaid) => log.warn({ err, unsaid }, 'a transaction asks for a second connection')),
    }),
  })
  const files = await createFiles(config.storageUrl, config.dataDir)
  const bodies = {
    inFlight: new BytesInFlight(config.bodiesInFlightMb * megabyte),
    events: new BytesInFlight((config.bodiesInFlightMb * megabyte) / 16),
    pace: { ...slowestPace },
    folder: new TemporaryFolder(config.dataDir),
  }
  await bodies.folder.open()
  const sharedCache = openSharedCache(config, log)
  const memory = new ShopMemory()
  const responseCache = new ResponseCache<Tag>({
    keyOf: (request) => keyOf(languagesOn({ memory }), request),
    headers: securityHeaders(config.publicUrl),
    maxBytes: config.cacheMb * megabyte,
    // About 800 pages ready to send; older ones are stored compressed.
    readyBytes: Math.floor((config.cacheMb * megabyte) / 3),
    ...(sharedCache && { sharedHeaders }),
  })
  const jobs = createJobRunner({ pool, log, databaseUrl: server.url, telemetry })
  const limits = config.hasRateLimits
    ? createLimits({ pool, secret: config.authSecret, onRefused: (name) => shop.metrics.countRefusal(name) })
    : unlimited
  const imageQueue = new ImageQueue()
  const sender = async (db: Database) => {
    const { shop_name: name, contact_email: answersTo } = await getSettings({ db, memory, uses: new Set() })
    return { name, answersTo }
  }
  const mailer = createMailer({ ...config, sender, telemetry })
  const ctxSource = { db, clock: systemClock, log, files, imageQueue, jobs, memory, responseCache }
  const opened = openModules({
    config,
    db,
    memory,
    log,
    clock: systemClock,
    limits,
    mailer,
    responseCache,
    vitals: () => vitalsOf(shop),
    systemCtx: (asking) => ({ ...systemCtx(ctxSource), ...asking }),
  })
  const shop: Shop = {
    config,
    log,
    clock: systemClock,
    db,
    pool,
    files,
    imageQueue,
    jobs,
    limits,
    mailer,
    responseCache,
    memory,
    bodies,
    demoAccounts: demo?.demoAccounts ?? [],
    metrics: createMetrics({
      vitals: () => vitalsOf(shop),
      bytesInFlight: () => bodies.inFlight.held + bodies.events.held,
      readShopFigures: () => readShopFigures(db),
    }),
    telemetry: telemetry ?? untraced,
    states: opened.states,
    isOwnOrigin: ownOrigins(config.publicUrl, config.port, config.isProduction),
    router: createApi(opened.routes, config),
    http: opened.http,
    startJobs: () => jobs.start(),
    async checkReady() {
      if (!(await isMigrated(pool))) throw new Error('the database is not migrated')
      await files.checkWritable()
    },
    async close() {
      shop.states.live.changes.close()
      shop.states.live.hints.close()
      shop.states.figures.close()
      await listener.close()
      sharedCache?.close()
      await jobs.stop()
      mailer.close()
      await opened.close()
      await bodies.folder.close()
      await close()
      await server.release()
    },
  }
  registerJobs(jobs, opened, () => systemCtx(shop))
  const [listener] = await Promise.all([
    followChanges({ url: server.url, responseCache, sharedCache, live: shop.states.live, followers: opened.followers, log }),
    jobs.open(),
  ])
  for (const begin of modules.flatMap(({ onStart = [] }) => onStart)) await begin(systemCtx(shop))
  await demo?.ensureDemo(systemCtx(shop))
  return shop
}

/** Returns a statement's verb and table. Its text is an attribute, with placeholders instead of values. */
function nameOfStatement(statement: string): string {
  const [, verb = 'sql'] = /^\s*(\w+)/.exec(statement) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(statement) ?? []
  return table === undefined ? verb : `${verb} ${table}`
}

function openSharedCache({ cdn }: Pick<Config, 'cdn'>, log: Log): SharedCachePurger | undefined {
  if (cdn === undefined) return undefined
  const tell = seldom()
  return new SharedCachePurger({
    ...cdn,
    complain: (reason) => tell((unsaid) => log.error({ reason, unsaid }, 'the cache in front could not be purged')),
  })
}
