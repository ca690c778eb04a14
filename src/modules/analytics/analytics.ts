import type { Clock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/log/log.ts'
import type { Ctx } from '#modules/context.ts'
import { AddressLimit } from './address-limit.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { writeBatch } from './analytics-store.ts'
import { createIntake } from './intake.ts'
import { IntakeBuffer } from './intake-buffer.ts'
import { forgetAnalyticsOf, listAnalyticsOf } from './personal-analytics.ts'

type AnalyticsOptions = {
  db: Database
  log: Log
  clock: Clock
  publicUrl: string
  hasLimits: boolean
}

/** A page sends a handful of events. An office or phone network shares one address. */
const limit = { burst: 120, perSecond: 5 }

/** Receives events in this process and writes them in batches shortly after. */
export function createAnalytics({ db, log, clock, publicUrl, hasLimits }: AnalyticsOptions) {
  const buffer = new IntakeBuffer({
    write: (batch) => writeBatch(db, batch, clock.now()),
    onDropped: (rows) => log.warn({ rows }, 'rows of analytics were dropped'),
    // Logs only the code, since the error itself may quote a row.
    onFailed: (error) => log.warn({ code: sqlCodeOf(error) }, 'rows of analytics could not be written'),
  })
  const intake = createIntake({
    buffer,
    clock,
    ownHost: new URL(publicUrl).host,
    limit: hasLimits ? new AddressLimit(limit) : { take: () => undefined },
  })
  return {
    routes: analyticsRoutes(intake),
    admit: intake.admit,
    receive: intake.receive,
    /** An export writes the buffered events first. After a person's departure their events are no longer written. */
    personalData: {
      list: {
        analytics: async (ctx: { db: Database }, { accountId }: { accountId: string }) => {
          await buffer.flush()
          return listAnalyticsOf(ctx.db, accountId)
        },
      },
      forget: (ctx: Ctx, { accountId }: { accountId: string }) => forgetAnalyticsOf(ctx, accountId),
    },
    flush: () => buffer.flush(),
    close: () => buffer.close(),
  }
}

function sqlCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
