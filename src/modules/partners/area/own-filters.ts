import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'

type Asked = { location?: string | undefined; payout?: string | undefined }

/** Throws NotFound, instead of returning an empty list, if the location or payout is not this partner's. */
export async function requireOwnFilters({ db }: Pick<Ctx, 'db'>, partnerId: string, { location, payout }: Asked): Promise<void> {
  const found = await Promise.all([
    location === undefined ||
      db.selectFrom('partner_locations').select('id').where('id', '=', location).where('partner_id', '=', partnerId).executeTakeFirst(),
    payout === undefined ||
      db.selectFrom('partner_payouts').select('id').where('id', '=', payout).where('partner_id', '=', partnerId).executeTakeFirst(),
  ])
  if (found.includes(undefined)) throw new NotFound()
}
