import { guest } from '#contract/actor.ts'
import { systemClock } from '#kit/clock/clock.ts'
import type { Config } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { isMigrated, migrate } from '#kit/database/migrations.ts'
import { createFiles } from '#kit/files/files.ts'
import { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import { slowestPace } from '#kit/http/incoming-body.ts'
import { KeptAnswers } from '#kit/http/kept-answers.ts'
import { createJobRunner } from '#kit/jobs/jobs.ts'
import { unlimited } from '#kit/limits/limits.ts'
import { moveLetters } from '#kit/mail/letters-to.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import type { Log } from '#kit/log/log.ts'
import { TemporaryFolder } from '#kit/uploads/temporary-folder.ts'
import { createAnalytics } from '#modules/analytics/index.ts'
import { setGatewayModes } from '#modules/checkout/index.ts'
import { createIdentity } from '#modules/identity/index.ts'
import { attachGuestOrders } from '#modules/orders/index.ts'
import { LiveChanges } from '#modules/live/index.ts'
import { moveSubscription } from '#modules/newsletter/index.ts'
import { gatewayModes } from '#modules/payments/index.ts'
import { keepMessagesOf } from '#modules/support/index.ts'
import { createApi } from './api.ts'
import { keyOf } from './page-cache/kept-keys.ts'
import { ownOrigins } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { ensureFirstPages } from '#modules/content/index.ts'
import { followChanges } from './page-cache/follow-changes.ts'
import { createMetrics } from './metrics.ts'
import { registerJobs, systemCtx } from './register-jobs.ts'
import type { Shop } from './shop.ts'

/** Opens all a shop needs, in an order in which each part finds what it depends on. */
export async function openShop({ config, log }: { config: Config; log: Log }): Promise<Shop> {
  const server = await ensureDatabaseServer(config)
  try {
    await migrate({ url: server.url, onApplied: (name) => log.info({ migration: name }, 'migrated') })
  } catch (error) {
    await server.release()
    throw error
  }
  const { db, pool, close } = createDatabase({
    url: server.url,
    poolSize: config.poolSize,
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const files = await createFiles(config.storageUrl, config.dataDir)
  const bodies = {
    inFlight: new BytesInFlight(config.bodiesInFlightMb * 1024 * 1024),
    pace: { ...slowestPace },
    folder: new TemporaryFolder(config.dataDir),
  }
  await bodies.folder.open()
  const kept = new KeptAnswers({ keyOf, headers: securityHeaders(config.publicUrl) })
  const jobs = createJobRunner({ pool, log, databaseUrl: server.url })
  const mailer = createMailer(config)
  const limits = config.hasRateLimits ? createLimits({ pool, secret: config.authSecret }) : unlimited
  const identity = createIdentity({
    db,
    secret: config.authSecret,
    publicUrl: config.publicUrl,
    isOwnOrigin: ownOrigins(config.publicUrl, config.port, config.isProduction),
    isProduction: config.isProduction,
    onAddressConfirmed: async (ctx, confirmed) => {
      await attachGuestOrders(ctx, confirmed)
      const { accountId, email, earlierEmail } = confirmed
      if (earlierEmail === undefined) return
      await moveSubscription(ctx, earlierEmail, email)
      await moveLetters(ctx.db, earlierEmail, email)
      await keepMessagesOf(ctx, { accountId, email: earlierEmail })
    },
  })
  const analytics = createAnalytics({ db, log, clock: systemClock, publicUrl: config.publicUrl, hasLimits: config.hasRateLimits })
  const shop: Shop = {
    config,
    log,
    clock: systemClock,
    db,
    pool,
    files,
    jobs,
    limits,
    mailer,
    kept,
    bodies,
    live: new LiveChanges(() => ({ ...systemCtx(shop), actor: guest })),
    analytics,
    metrics: createMetrics({ pool, kept, inFlight: bodies.inFlight }),
    identity,
    router: createApi(config, analytics, identity),
    startJobs: () => jobs.start(),
    async checkReady() {
      if (!(await isMigrated(pool))) throw new Error('the database is not migrated')
      await files.checkWritable()
    },
    async close() {
      shop.live.close()
      await listener.close()
      await jobs.stop()
      mailer.close()
      await analytics.close()
      await bodies.folder.close()
      await close()
      await server.release()
    },
  }
  setGatewayModes(gatewayModes(config))
  registerJobs(shop)
  const [listener] = await Promise.all([followChanges({ url: server.url, kept, live: shop.live, log }), jobs.open()])
  await ensureFirstPages(systemCtx(shop))
  if (config.hasDemo) await (await import('#demo/ensure-demo.ts')).ensureDemo(systemCtx(shop))
  return shop
}
