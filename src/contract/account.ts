import { oc } from '@orpc/contract'
import { z } from 'zod'
import { roles } from './actor.ts'
import { day, id, instant, language, phone, withoutLink } from './fields.ts'
import { fullName } from './sign-in.ts'
import { profilePicture } from './uploads.ts'

export const profile = z.object({
  id,
  email: z.string(),
  role: z.enum(roles),
  is_super_admin: z.boolean(),
  is_member: z.boolean(),
  full_name: z.string(),
  phone: z.string().nullable(),
  member_since: instant.nullable(),
  /** Set while an admin has not yet decided about a wish to join. */
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

/** The server owns every other field of a profile: naming one is refused as unknown. */
export const profileChange = z
  .strictObject({
    full_name: fullName,
    display_name: withoutLink(z.string().trim().max(60, 'too_long'))
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

/** A profile is made with its account, so that making it again brings these up to date and nothing else. */
const profileMade = profileChange.pick({ full_name: true, phone: true }).required({ full_name: true })

export const accountContract = {
  /** Who is looking, for pages that are the same for everybody: null for a guest, never an error. */
  visitor: oc
    .route({ method: 'GET', path: '/visitor', summary: 'Who is looking at the page; null for a guest', tags: ['Account'] })
    .output(z.object({ profile: profile.nullable() })),
  profile: oc.route({ method: 'GET', path: '/profile', summary: 'Read your own profile', tags: ['Account'] }).output(profile),
  makeProfile: oc
    .route({ method: 'POST', path: '/profile', summary: 'Make or complete your own profile', tags: ['Account'] })
    .input(profileMade)
    .output(profile),
  updateProfile: oc
    .route({ method: 'PATCH', path: '/profile', summary: 'Change your own profile', tags: ['Account'] })
    .input(profileChange)
    .output(profile),
  setPicture: oc
    .route({ method: profilePicture.method, path: profilePicture.path, summary: 'Upload your profile picture', tags: ['Account'] })
    .input(z.strictObject({ file: z.file('missing_file') }))
    .output(profile),
  removePicture: oc
    .route({ method: 'DELETE', path: profilePicture.path, summary: 'Remove your profile picture', tags: ['Account'] })
    .output(profile),
  /** Joining twice changes nothing. */
  join: oc.route({ method: 'POST', path: '/membership', summary: 'Join the membership programme', tags: ['Account'] }).output(profile),
}
