import { z } from 'zod'

export const secondStepMethods = ['totp', 'passkey'] as const
/** Methods of the second step; `totp` also accepts a recovery code. */
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** There is no session yet: a cookie allows only the second step. Shaped as better-auth's clients expect it. */
export const secondStepAsked = z.object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.array(z.enum(secondStepMethods)) })
