import { implement } from '@orpc/server'
import { partnerAreaContract } from '#contract/partner-area.ts'
import { inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { addLocation, changeLocation, listOwnLocations, removeLocation } from './area/locations.ts'
import { changeOwnPartner, getOwnPartner } from './area/own-partner.ts'
import { listOwnReferrals } from './area/referral-rows.ts'
import { hideFewVisits, readStatistics } from './figures/statistics.ts'
import { fileOfCommissions, listOwnCommissions } from './ledger/list-commissions.ts'
import { listOwnPayouts } from './ledger/list-payouts.ts'
import { getOwnRow } from './partner-store.ts'

const os = implement(partnerAreaContract).$context<RequestContext>()

export const partnerAreaRoutes = os.router({
  get: os.get.handler(({ context }) => getOwnPartner(context.ctx)),
  change: os.change.handler(({ input, context }) => changeOwnPartner(context, input)),
  statistics: os.statistics.handler(async ({ input, context: { ctx } }) =>
    hideFewVisits(await readStatistics(ctx, (await getOwnRow(ctx)).id, input)),
  ),
  referrals: os.referrals.handler(({ input, context }) => listOwnReferrals(context.ctx, input)),
  commissions: os.commissions.handler(({ input, context }) => listOwnCommissions(context.ctx, input)),
  commissionsFile: os.commissionsFile.handler(({ input: { lang, ...filter }, context }) =>
    fileOfCommissions(speaking(context.ctx, lang), filter),
  ),
  payouts: os.payouts.handler(({ input, context }) => listOwnPayouts(context.ctx, input)),
  locations: os.locations.handler(({ context }) => listOwnLocations(context.ctx)),
  addLocation: os.addLocation.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => addLocation(ctx, input))),
  changeLocation: os.changeLocation.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => changeLocation(ctx, input.params.id, input.body)),
  ),
  removeLocation: os.removeLocation.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeLocation(ctx, input.id))),
})
