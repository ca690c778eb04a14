import { implement } from '@orpc/server'
import { accountContract } from '#contract/account.ts'
import type { RequestContext } from '#modules/context.ts'
import { findOwnProfile, getOwnProfile } from './own-profile.ts'

const os = implement(accountContract).$context<RequestContext>()

export const accountRoutes = os.router({
  visitor: os.visitor.handler(async ({ context }) => ({ profile: (await findOwnProfile(context.ctx)) ?? null })),
  profile: os.profile.handler(({ context }) => getOwnProfile(context.ctx)),
})
