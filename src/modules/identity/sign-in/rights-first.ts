import type { Actor } from '#contract/actor.ts'
import { beforeBody } from '#kit/http/before-body.ts'
import type { RequestContext } from '#modules/context.ts'
import { requireAccount, requireAdmin, requireStaff, requireSuperAdmin } from '../require-role.ts'

/** Who may not make a call learns nothing about its body. */
const checking = (require: (actor: Actor) => unknown) => beforeBody<RequestContext>(({ ctx }) => require(ctx.actor))

export const forAccounts = checking(requireAccount)
export const forStaff = checking(requireStaff)
export const forAdmins = checking(requireAdmin)
export const forSuperAdmins = checking(requireSuperAdmin)
