import { z } from 'zod'
import { call } from './call.ts'
import { applicationsByAddress, tokensByAddress } from './call-limits.ts'
import { namesCountry, typedCountry } from './checkout.ts'
import { declared } from './declared.ts'
import { email, isName, language, phone, requiredLine, requiredName, requiredText } from './fields.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { partnerLengths } from './rules/partner-lengths.ts'
import { signUpPassword } from './passwords.ts'
import { fullName, signedIn } from './sign-in.ts'
import { trimmed } from './rules/visible-text.ts'

export const company = isName(requiredLine(partnerLengths.company))
const websitePattern = String.raw`^\s*(?:(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?[\p{L}\p{N}][\p{L}\p{N}_.\-]*\.\p{L}[\p{L}\p{N}\-]*(?::\d{1,4})?(?:[\/?#]\S*)?)?\s*$`
/** `https://` may be omitted. */
export const website = z
  .string()
  .overwrite(trimmed)
  .max(partnerLengths.website, 'too_long')
  .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || (URL.canParse(text) && /^(?:[^.]+\.)+[^.]+$/.test(new URL(text).hostname)), 'invalid_url')
  .register(declared, { pattern: websitePattern })

const person = {
  company,
  contact_name: requiredName(fieldLengths.name),
  phone,
  ...typedCountry,
  city: requiredLine(fieldLengths.city),
}

export const partnerApplication = namesCountry(
  z.strictObject({
    ...person,
    email: email.transform((address) => address.toLowerCase()),
    website: website.optional(),
    about: requiredText(partnerLengths.about),
    language: language.optional(),
  }),
)
export type PartnerApplication = z.infer<typeof partnerApplication>

export const invitationAcceptance = namesCountry(z.strictObject(person))
export type InvitationAcceptance = z.infer<typeof invitationAcceptance>

/** No field is required if the address has an account and its owner is signed in. */
export const partnerSetup = z.strictObject({ full_name: fullName.optional(), password: signUpPassword.optional() })
export type PartnerSetup = z.infer<typeof partnerSetup>

const token = z.string().min(1).max(200)
const tokenPath = z.object({ token })

const partnerInvited = z.object({
  email: z.string(),
  company: z.string(),
  /** A share: 0.1 is 10 %. */
  commission_rate: z.number(),
  has_account: z.boolean(),
})
export type PartnerInvited = z.infer<typeof partnerInvited>

const setupAsked = z.object({ email: z.string(), company: z.string(), full_name: z.string(), has_account: z.boolean() })
export type PartnerSetupAsked = z.infer<typeof setupAsked>

const tags = ['Partners']

export const partnersContract = {
  apply: call('everyone', { limit: applicationsByAddress, isForOwnPages: true })
    .route({ method: 'POST', path: '/partners/applications', summary: 'Apply to become a partner', successStatus: 201, tags })
    .input(partnerApplication)
    .output(z.object({ message: z.string() })),
  /** A used, expired or wrong token gets the same 404. */
  lookAtInvitation: call('link_holder', { limit: tokensByAddress })
    .route({ method: 'GET', path: '/partners/invitations/{token}', summary: 'Read what an invitation to partners is for', tags })
    .input(tokenPath)
    .output(partnerInvited),
  acceptInvitation: call('link_holder', { limit: tokensByAddress, isForOwnPages: true })
    .route({
      method: 'POST',
      path: '/partners/invitations/{token}',
      summary: 'Accept an invitation to become a partner; the answer leads to set-up',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: tokenPath, body: invitationAcceptance }))
    .output(z.object({ setup_token: z.string() })),
  lookAtSetup: call('link_holder', { limit: tokensByAddress })
    .route({ method: 'GET', path: '/partners/setup/{token}', summary: 'Read whose partner account a link sets up', tags })
    .input(tokenPath)
    .output(setupAsked),
  /** Creates the account, or gives the partner role to the signed-in account with this address. Then signs in. */
  setUp: call('link_holder', { limit: tokensByAddress, isForOwnPages: true })
    .route({
      method: 'POST',
      path: '/partners/setup/{token}',
      summary: 'Set up the account of a partner and sign in',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: tokenPath, body: partnerSetup }))
    .output(signedIn)
    .errors({ sign_in_first: { status: 401 }, other_account: { status: 403 }, already_admin: { status: 409 } }),
}
