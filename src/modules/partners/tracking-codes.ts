import { randomInt } from 'node:crypto'
import { readTrackingCode, trackingAlphabet, trackingCodeLength } from '#contract/rules/partner-rules.ts'
import type { Ctx } from '#modules/context.ts'

export type TrackedCode = {
  code: string
  partnerId: string
  locationId: string | null
  company: string
  /** True while orders with the code earn a commission: the partner and the location are active. */
  earns: boolean
  place: { name: string; kind: string; city: string } | null
}

/** Creates a code for a partner or one of its locations, unique among all present and earlier codes. */
export async function issueCode({ db }: Pick<Ctx, 'db'>, partnerId: string, locationId: string | null = null): Promise<string> {
  for (;;) {
    const row = await db
      .insertInto('tracking_codes')
      .values({ code: drawCode(), partner_id: partnerId, location_id: locationId })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (row) return row.code
  }
}

/** Finds a code, ignoring case. Includes codes of suspended partners and removed locations, which still lead to the shop. */
export async function findTrackingCode({ db }: Pick<Ctx, 'db'>, text: string | null | undefined): Promise<TrackedCode | undefined> {
  const code = readTrackingCode(text)
  if (code === undefined) return undefined
  const row = await db
    .selectFrom('tracking_codes as c')
    .innerJoin('partners as p', 'p.id', 'c.partner_id')
    .leftJoin('partner_locations as l', 'l.id', 'c.location_id')
    .select([
      'c.code',
      'c.partner_id',
      'c.location_id',
      'p.company',
      'p.status',
      'l.name',
      'l.kind',
      'l.city',
      'l.is_active',
      'l.deleted_at',
    ])
    .where('c.code', '=', code)
    .executeTakeFirst()
  if (!row) return undefined
  const { partner_id: partnerId, location_id: locationId, company, status, name, kind, city } = row
  const isOpen = locationId === null || (row.is_active === true && row.deleted_at === null)
  const place = name === null || kind === null || city === null ? null : { name, kind, city }
  return { code, partnerId, locationId, company, earns: status === 'active' && isOpen, place }
}

function drawCode(): string {
  return Array.from({ length: trackingCodeLength }, () => trackingAlphabet[randomInt(trackingAlphabet.length)]).join('')
}
