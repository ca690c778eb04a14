import { z } from 'zod'
import { call } from './call.ts'
import { picturesByAccount } from './call-limits.ts'
import { roles } from './rules/roles.ts'
import { day, expectedUpdatedAt, id, instant, language, phone, isName, mostSize } from './fields.ts'
import { fullName } from './sign-in.ts'
import { profilePicture } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

export const profile = z.object({
  id,
  email: z.string(),
  role: z.enum(roles),
  is_super_admin: z.boolean(),
  is_member: z.boolean(),
  full_name: z.string(),
  phone: z.string().nullable(),
  member_since: instant.nullable(),
  /** Set while a request to join waits for an admin's decision. */
  membership_requested_at: instant.nullable(),
  display_name: z.string().nullable(),
  /** A day: YYYY-MM-DD. */
  birthday: z.string().nullable(),
  language,
  picture_url: z.string().nullable(),
  preferred_payment_method_id: id.nullable(),
  order_updates: z.boolean(),
  email_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  sms_notifications: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
export type Profile = z.infer<typeof profile>

/** The server owns all other fields of a profile and refuses them as unknown. */
export const profileChange = z
  .strictObject({
    full_name: fullName,
    display_name: isName(z.string().overwrite(trimmed).max(60, 'too_long'))
      .nullable()
      .transform((name) => name || null),
    phone: phone.nullable(),
    birthday: day.nullable(),
    language,
    preferred_payment_method_id: id.nullable(),
    order_updates: z.boolean(),
    email_notifications: z.boolean(),
    marketing_emails: z.boolean(),
    sms_notifications: z.boolean(),
  })
  .partial()
export type ProfileChange = z.infer<typeof profileChange>

/** A profile is created with its account, so creating it again only updates these fields. */
const profileMade = profileChange.pick({ full_name: true, phone: true }).required({ full_name: true })

export const accountContract = {
  /** Returns the current visitor, for pages that are the same for everybody: null for a guest, never an error. */
  visitor: call('everyone')
    .route({ method: 'GET', path: '/visitor', summary: 'Who is looking at the page; null for a guest', tags: ['Account'] })
    .output(z.object({ profile: profile.nullable() })),
  profile: call('account')
    .route({ method: 'GET', path: '/profile', summary: 'Read your own profile', tags: ['Account'] })
    .output(profile),
  makeProfile: call('account')
    .route({ method: 'POST', path: '/profile', summary: 'Make or complete your own profile', tags: ['Account'] })
    .input(profileMade)
    .output(profile),
  updateProfile: call('account')
    .route({ method: 'PATCH', path: '/profile', summary: 'Change your own profile', tags: ['Account'] })
    .input(profileChange.extend({ expected_updated_at: expectedUpdatedAt }))
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: profile }) } })
    .output(profile),
  setPicture: call('account', { limit: picturesByAccount })
    .route({ method: profilePicture.method, path: profilePicture.path, summary: 'Upload your profile picture', tags: ['Account'] })
    .input(z.strictObject({ file: z.file('missing_file') }))
    .output(profile)
    .errors({
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
      picture_two_in_one: { status: 422 },
    }),
  removePicture: call('account')
    .route({ method: 'DELETE', path: profilePicture.path, summary: 'Remove your profile picture', tags: ['Account'] })
    .output(profile),
  /** Joining twice changes nothing. */
  join: call('account')
    .route({ method: 'POST', path: '/membership', summary: 'Join the membership programme', tags: ['Account'] })
    .output(profile),
}
