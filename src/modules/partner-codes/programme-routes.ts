import { implement } from '@orpc/server'
import { partnerProgrammeContract } from '#contract/partner-programme.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { RequestContext } from '#modules/context.ts'
import { findTrackingCode } from '#modules/partners/index.ts'
import { getSettings } from '#modules/settings/index.ts'

const os = implement(partnerProgrammeContract).$context<RequestContext>()

export const programmeRoutes = os.router({
  terms: os.terms.handler(async ({ context: { ctx } }) => {
    const { commission_percent, hold_days } = await getSettings(ctx)
    return { commission_rate: commission_percent / 100, hold_days }
  }),
  code: os.code.handler(async ({ input, context: { ctx } }) => {
    const found = await findTrackingCode(ctx, input.code)
    if (!found) throw new NotFound()
    return { code: found.code, company: found.company }
  }),
})
