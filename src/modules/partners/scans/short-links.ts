import { sql } from 'kysely'
import { pages } from '#contract/pages.ts'
import { findOwnAddress } from '#contract/rules/own-address.ts'
import { readTrackingCode } from '#contract/rules/partner-rules.ts'
import { referralSetCookie } from '#contract/rules/referral-cookie.ts'
import type { Clock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { isRobot } from '#kit/http/is-robot.ts'
import type { Log } from '#kit/log/log.ts'
import { findTrackingCode, type TrackedCode } from '../tracking-codes.ts'
import { type CountedScans, ScanCounter } from './scan-counter.ts'

type Options = { db: Database; clock: Clock; log: Log; publicUrl: string }
type Scan = { code: string; to: string | undefined; address: string; headers: Headers; isCounted: boolean }

/** How long a code is cached: a suspension takes effect after that at the latest. */
const knownMs = 5_000
const mostKnown = 20_000

/** Serves the addresses of printed codes: counts the scan, remembers the code for attribution and redirects within this shop. */
export function createShortLinks({ db, clock, log, publicUrl }: Options) {
  const known = new Map<string, { tracked: TrackedCode; untilMs: number }>()
  const isSecure = publicUrl.startsWith('https:')
  const counter = new ScanCounter({
    clock,
    write: (rows) => writeScans(db, rows),
    onFailed: (rows) => log.warn({ rows }, 'scans of partners could not be written'),
  })

  async function find(text: string): Promise<TrackedCode | undefined> {
    const code = readTrackingCode(text)
    if (code === undefined) return undefined
    const nowMs = clock.now().getTime()
    const found = known.get(code)
    if (found && found.untilMs > nowMs) return found.tracked
    const tracked = await findTrackingCode({ db }, code)
    if (known.size >= mostKnown) known.clear()
    if (tracked) known.set(code, { tracked, untilMs: nowMs + knownMs })
    return tracked
  }

  return {
    /** Unknown codes lead to the home page. Codes that earn nothing redirect, but the browser does not remember them. */
    async follow({ code, to, address, headers, isCounted }: Scan): Promise<Response> {
      const tracked = await find(code)
      const answer = new Headers({ 'cache-control': 'no-store', location: pages.home(), 'x-robots-tag': 'noindex' })
      if (tracked) {
        answer.set('location', ownPath(to, publicUrl))
        if (tracked.earns) answer.set('set-cookie', referralSetCookie(tracked.code, isSecure))
        if (isCounted && !isRobot(headers)) counter.count({ code: tracked.code, partnerId: tracked.partnerId, address })
      }
      return new Response(null, { status: 302, headers: answer })
    },
    flush: () => counter.flush(),
    close: () => counter.close(),
  }
}

/** Returns a path of this shop; the home page for any other address. */
function ownPath(to: string | undefined, publicUrl: string): string {
  const isPath = to?.startsWith('/') === true
  return (isPath && findOwnAddress(to, new URL(publicUrl).origin)) || pages.home()
}

/** Skips codes that were deleted in the meantime. */
async function writeScans(db: Database, rows: readonly CountedScans[]): Promise<void> {
  await sql`
    insert into partner_scans (partner_id, day, hour, code, scans)
    select n.partner_id, n.day, n.hour, n.code, n.scans
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (partner_id uuid, day date, hour smallint, code text, scans integer)
    join tracking_codes c on c.code = n.code
    order by n.partner_id, n.day, n.hour, n.code
    on conflict on constraint partner_scans_pkey do update set scans = partner_scans.scans + excluded.scans`.execute(db)
}
