import { implement } from '@orpc/server'
import { accountContract } from '#contract/account.ts'
import { profilePicture } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import type { RequestContext } from '#modules/context.ts'
import { joinMembership } from './join-membership.ts'
import type { OnLettersChosen } from './profile/letters-choice.ts'
import { findOwnProfile, getOwnProfile } from './profile/own-profile.ts'
import { admitProfilePicture, removeProfilePicture, setProfilePicture } from './profile/profile-picture.ts'
import { forAccounts } from './sign-in/rights-first.ts'
import { updateProfile } from './profile/update-profile.ts'

const os = implement(accountContract).$context<RequestContext>()
const signedIn = os.use(forAccounts)

export function accountRoutes(onLettersChosen: OnLettersChosen) {
  return os.router({
    visitor: os.visitor.handler(async ({ context }) => ({ profile: (await findOwnProfile(context.ctx)) ?? null })),
    profile: signedIn.profile.handler(({ context }) => getOwnProfile(context.ctx)),
    makeProfile: signedIn.makeProfile.handler(({ input, context }) => updateProfile(context.ctx, input, onLettersChosen)),
    updateProfile: signedIn.updateProfile.handler(({ input, context }) => updateProfile(context.ctx, input, onLettersChosen)),
    setPicture: signedIn.setPicture
      .use(takesUpload(profilePicture, admitProfilePicture))
      .handler(({ input, context }) => setProfilePicture(context, input.file)),
    removePicture: signedIn.removePicture.handler(({ context }) => removeProfilePicture(context.ctx)),
    join: signedIn.join.handler(({ context }) => joinMembership(context.ctx)),
  })
}
