import { implement } from '@orpc/server'
import { adminPartnersContract } from '#contract/admin-partners.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { changePartner } from './admin/change-partner.ts'
import { getPartner } from './admin/get-partner.ts'
import { fileOfPartners, listPartners, namePartners } from './admin/list-partners.ts'
import { readPartnerFigures } from './admin/partner-figures.ts'
import { readStatistics } from './figures/statistics.ts'
import { decideOnPartner, sendSetupAgain } from './joining/decide.ts'
import { invitePartner, listInvitations, resendInvitation, revokeInvitation } from './joining/invite-partner.ts'
import { correctLedger } from './ledger/correct.ts'
import { listCommissionsOf } from './ledger/list-commissions.ts'
import { fileOfPayouts, listPayouts } from './ledger/list-payouts.ts'
import { payPartner, undoPayout } from './ledger/pay.ts'
import { getPartnerRow, lockPartner } from './partner-store.ts'

const os = implement(adminPartnersContract).$context<RequestContext>()

export const adminPartnerRoutes = os.router({
  list: os.list.handler(({ input, context }) => listPartners(context.ctx, input)),
  file: os.file.handler(({ input: { lang, ...filter }, context }) => fileOfPartners(speaking(context.ctx, lang), filter)),
  names: os.names.handler(({ input, context }) => namePartners(context.ctx, input)),
  figures: os.figures.handler(({ context }) => readPartnerFigures(context.ctx)),
  get: os.get.handler(({ input, context }) => getPartner(context.ctx, input.id)),
  change: os.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changePartner(ctx, input.params.id, input.body))),
  setStatus: os.setStatus.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await lockPartner(ctx, input.params.id)
      requireUnchanged(await getPartner(ctx, input.params.id), input.body.expected_updated_at)
      await decideOnPartner(ctx, input.params.id, input.body)
      return getPartner(ctx, input.params.id)
    }),
  ),
  sendSetup: os.sendSetup.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await sendSetupAgain(ctx, input.id)
      return getPartner(ctx, input.id)
    }),
  ),
  statistics: os.statistics.handler(async ({ input, context: { ctx } }) =>
    readStatistics(ctx, (await getPartnerRow(ctx, input.params.id)).id, input.query),
  ),
  invitations: os.invitations.handler(({ input, context }) => listInvitations(context.ctx, input)),
  invite: os.invite.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => invitePartner(ctx, input))),
  revoke: os.revoke.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => revokeInvitation(ctx, input.id))),
  resend: os.resend.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => resendInvitation(ctx, input.id))),
  commissions: os.commissions.handler(({ input, context }) => listCommissionsOf(context.ctx, input.params.id, input.query)),
  correct: os.correct.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => correctLedger(ctx, input.params.id, input.body))),
  payouts: os.payouts.handler(({ input, context }) => listPayouts(context.ctx, input)),
  pay: os.pay.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => payPartner(ctx, input))),
  payoutsFile: os.payoutsFile.handler(({ input: { lang, ...filter }, context }) => fileOfPayouts(speaking(context.ctx, lang), filter)),
  undoPayout: os.undoPayout.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => undoPayout(ctx, input.params.id, input.body.reason)),
  ),
})
