import { implement } from '@orpc/server'
import { analyticsContract } from '#contract/analytics.ts'
import { referralIn } from '#contract/rules/referral-cookie.ts'
import type { RequestContext } from '#modules/context.ts'
import type { Intake, Teller } from './intake.ts'

const os = implement(analyticsContract).$context<RequestContext>()

export function analyticsRoutes({ take }: Pick<Intake, 'take'>) {
  return os.router({
    sessionStart: os.sessionStart.handler(({ input, context }) => take('session-start', input, tellerOf(context))),
    sessionEnd: os.sessionEnd.handler(({ input, context }) => take('session-end', input, tellerOf(context))),
    event: os.event.handler(({ input, context }) => take('event', input, tellerOf(context))),
    cartAbandonment: os.cartAbandonment.handler(({ input, context }) => take('cart-abandonment', input, tellerOf(context))),
  })
}

function tellerOf({ ctx, address, headers }: RequestContext): Teller {
  return { actor: ctx.actor, address, referral: referralIn(headers.get('cookie')) }
}
