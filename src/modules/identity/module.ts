import { wholeOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { accountRoutes } from './account-routes.ts'
import { anonymiseAccount } from './anonymise-account.ts'
import { forgetOldSignIns } from './forget-old-sign-ins.ts'
import { createIdentity } from './identity.ts'
import { accountMailJob } from './mails/account-mail-job.ts'
import { sendAccountMail } from './mails/send-account-mail.ts'
import { listSignInRecords } from './personal-sign-ins.ts'
import { getOwnProfile, readMemberCode } from './profile/own-profile.ts'
import { listOwnSessions } from './sessions/own-sessions.ts'
import { readProfilePicture } from './profile/profile-picture.ts'
import { countMembershipRequests, findPeople } from './staff/find-people.ts'
import { forgetInvitations, forgetOldInvitations } from './staff/invitations/forget-invitations.ts'
import { invitationMailJob } from './staff/invitations/invitation-mail-job.ts'
import { invitationRoutes } from './staff/invitations/invitation-routes.ts'
import { sendInvitationMail } from './staff/invitations/send-invitation-mail.ts'
import { peopleRoutes } from './staff/people-routes.ts'

const secret = { not: 'a hash of something that only the person holds' }

export const identity = defineModule({
  name: 'identity',
  needs: ['audit', 'settings', 'media'],
  tables: [
    'users',
    'profiles',
    'auth_accounts',
    'sessions',
    'account_devices',
    'account_tokens',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'sign_in_resets',
    'admin_invitations',
  ],
  open: ({ db, memory, config }) =>
    createIdentity({ db, memory, secret: config.authSecret, publicUrl: config.publicUrl, isProduction: config.isProduction }),
  routes: (_services, { routes }) => ({ auth: routes, account: accountRoutes, people: peopleRoutes, adminInvitations: invitationRoutes }),
  http: ({ systemCtx }) => [
    {
      method: 'GET',
      path: '/api/profile/picture/{key}',
      described: {
        operationId: 'account.profilePicture',
        summary: 'Download a profile picture',
        types: ['image/webp'],
      },
      rules: { who: 'everyone' },
      answer: ({ part }) => readProfilePicture(systemCtx(), part('key')),
    },
  ],
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(accountMailJob, (mail) => sendAccountMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
    doJob(invitationMailJob, (mail) => sendInvitationMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
  ],
  live: {
    sessions: ({ account_id: id }) => [{ rights: `account:${id}` }],
    profiles: (change) => [{ rights: `account:${change.account_id}` }, ...wholeOf('people', { ...change, id: change.account_id })],
    admin_invitations: (change) => wholeOf('people', change),
    second_factors: ({ account_id: id }) => [{ rights: `account:${id}` }],
  },
  pendingCounts: { membership_requests: countMembershipRequests },
  searches: { members: findPeople },
  nightly: [forgetOldSignIns, forgetOldInvitations],
  personalData: () => ({
    list: {
      profile: getOwnProfile,
      member_code: (ctx, { accountId }) => readMemberCode(ctx, accountId),
      sessions: (ctx) => listOwnSessions(ctx, undefined),
      sign_in: listSignInRecords,
    },
    async forget(ctx, { accountId, email }) {
      await anonymiseAccount(ctx, accountId)
      await forgetInvitations(ctx, email)
    },
  }),
  personalTables: {
    users: { exported: 'profile', afterClosing: { because: 'an empty row that orders point to' } },
    profiles: { exported: 'profile', afterClosing: { because: 'an empty row, like that of users' } },
    auth_accounts: { exported: secret, afterClosing: 'nothing' },
    sessions: { exported: 'sessions', afterClosing: 'nothing' },
    account_devices: { exported: 'sign_in', afterClosing: 'nothing' },
    account_tokens: { exported: 'sign_in', afterClosing: 'nothing' },
    second_factors: { exported: 'sign_in', afterClosing: 'nothing' },
    recovery_codes: { exported: secret, afterClosing: 'nothing' },
    passkeys: { exported: 'sign_in', afterClosing: 'nothing' },
    passkey_challenges: { exported: secret, afterClosing: 'nothing' },
    admin_invitations: { exported: 'sign_in', afterClosing: 'nothing' },
    sign_in_resets: { exported: 'sign_in', afterClosing: { because: 'how an account of staff was opened again, without a name' } },
  },
})
