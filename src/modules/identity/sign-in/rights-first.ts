import { os } from '@orpc/server'
import type { Actor } from '#contract/actor.ts'
import type { RequestContext } from '#modules/context.ts'
import { requireAccount, requireAdmin, requireStaff, requireSuperAdmin } from '../require-role.ts'

/** Who may not make a call learns nothing about its body: the right is checked before that is read, and again where it is used. */
const checking = (require: (actor: Actor) => unknown) =>
  os.$context<RequestContext>().middleware(({ context, next }) => {
    require(context.ctx.actor)
    return next()
  })

export const forAccounts = checking(requireAccount)
export const forStaff = checking(requireStaff)
export const forAdmins = checking(requireAdmin)
export const forSuperAdmins = checking(requireSuperAdmin)
