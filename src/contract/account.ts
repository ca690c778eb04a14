import { oc } from '@orpc/contract'
import { z } from 'zod'
import { roles } from './actor.ts'
import { email, id, instant, language } from './fields.ts'

export const profile = z.object({
  id, email: z.string(), role: z.enum(roles), is_super_admin: z.boolean(), is_member: z.boolean(), full_name: z.string(),
  phone: z.string().nullable(), member_since: instant.nullable(), language, created_at: instant, updated_at: instant,
})
export type Profile = z.infer<typeof profile>

/** POST /api/auth/sign-in/email. No least length: what was once accepted as a password is for the server to compare. */
export const signInInput = z.strictObject({
  email: email.transform((address) => address.toLowerCase()),
  password: z.string('required').min(1, 'required').max(128, 'too_long'),
  rememberMe: z.boolean().optional(),
})
export type SignInInput = z.infer<typeof signInInput>

export const accountContract = {
  /** Who is looking, for pages that are the same for everybody: null for a guest, never an error. */
  visitor: oc.route({ method: 'GET', path: '/visitor', tags: ['Account'] }).output(z.object({ profile: profile.nullable() })),
  profile: oc.route({ method: 'GET', path: '/profile', tags: ['Account'] }).output(profile),
}
