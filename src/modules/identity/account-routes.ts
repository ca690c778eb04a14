import { implement } from '@orpc/server'
import { accountContract } from '#contract/account.ts'
import { profilePicture } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import type { RequestContext } from '#modules/context.ts'
import { joinMembership } from './join-membership.ts'
import { findOwnProfile, getOwnProfile } from './profile/own-profile.ts'
import { admitProfilePicture, removeProfilePicture, setProfilePicture } from './profile/profile-picture.ts'
import { updateProfile } from './profile/update-profile.ts'

const os = implement(accountContract).$context<RequestContext>()

export const accountRoutes = os.router({
  visitor: os.visitor.handler(async ({ context }) => ({ profile: (await findOwnProfile(context.ctx)) ?? null })),
  profile: os.profile.handler(({ context }) => getOwnProfile(context.ctx)),
  makeProfile: os.makeProfile.handler(({ input, context }) => updateProfile(context.ctx, input)),
  updateProfile: os.updateProfile.handler(({ input, context }) => updateProfile(context.ctx, input)),
  setPicture: os.setPicture
    .use(takesUpload(profilePicture, admitProfilePicture))
    .handler(({ input, context }) => setProfilePicture(context, input.file)),
  removePicture: os.removePicture.handler(({ context }) => removeProfilePicture(context.ctx)),
  join: os.join.handler(({ context }) => joinMembership(context.ctx)),
})
