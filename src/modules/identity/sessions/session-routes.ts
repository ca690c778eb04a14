import { implement } from '@orpc/server'
import { findOwnAddress } from '#contract/rules/own-address.ts'
import { sessionsContract } from '#contract/sign-in.ts'
import type { RequestContext } from '#modules/context.ts'
import { endOtherSessions, findAuthUser } from '../account-store.ts'
import { countAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import { askAddressChange, undoAddressChange } from '../change-address.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { endOwnSession, endOwnSessions, renewOwnSession, listOwnSessions } from './own-sessions.ts'
import { isPasswordOwed, proveOwner, requireOwner } from '../prove-owner.ts'
import { requireAccount } from '../require-role.ts'
import { findSessionToken } from './session-token.ts'
import { currentToken, tellSession, tellSignedOut } from '../tell-session.ts'

const done = { status: true } as const

export function sessionRoutes(options: AuthOptions) {
  const os = implement(sessionsContract).$context<RequestContext>()

  return os.router({
    current: os.current.handler(async ({ context }) => {
      const { ctx, headers, reply } = context
      const token = findSessionToken(headers, options)
      // A session that has ended on the server also ends here (deactivation, a demo account in production).
      if (token === undefined || ctx.actor.kind !== 'account') return null
      const renewed = await renewOwnSession(ctx, token)
      if (!renewed) return null
      const { session, maxAgeSeconds } = renewed
      if (maxAgeSeconds !== undefined) tellSession(reply, { token, maxAgeSeconds }, options)
      return { session, user: await findAuthUser(ctx.db, session.userId) }
    }),
    list: os.list.handler(({ context }) => listOwnSessions(context.ctx, currentToken(context, options))),
    end: os.end.handler(async ({ input, context }) => {
      await endOwnSession(context.ctx, input.id)
      return done
    }),
    endOthers: os.endOthers.handler(async ({ context }) => {
      await endOtherSessions(context.ctx.db, requireAccount(context.ctx.actor).accountId, currentToken(context, options))
      return done
    }),
    endAll: os.endAll.handler(async ({ context }) => {
      await endOwnSessions(context.ctx)
      tellSignedOut(context, options)
      return done
    }),
    verifyPassword: os.verifyPassword.handler(async ({ input, context }) => {
      await proveOwner(context, input.password, currentToken(context, options))
      return done
    }),
    changePassword: os.changePassword.handler(async ({ input, context }) => {
      await countAttempt(context, 'changePassword', requireAccount(context.ctx.actor).accountId)
      await requireOwner(context, input.currentPassword, 'currentPassword')
      await changePassword(context.ctx, input.newPassword, currentToken(context, options))
      return done
    }),
    changeAddress: os.changeAddress.handler(async ({ input: { newEmail, callbackURL, password }, context }) => {
      await countAttempt(context, 'changeEmail', requireAccount(context.ctx.actor).accountId)
      const owesPassword = await isPasswordOwed(context, password)
      const returnPath = findOwnAddress(callbackURL, options.publicUrl)
      await askAddressChange(context.ctx, { newEmail, returnPath, sessionToken: currentToken(context, options), owesPassword })
      return done
    }),
    undoAddressChange: os.undoAddressChange.handler(async ({ input, context }) => {
      await undoAddressChange(context.ctx, input.token)
      return done
    }),
  })
}
