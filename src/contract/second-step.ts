import { z } from 'zod'

export const secondStepMethods = ['totp', 'passkey'] as const
/** How the second step may be taken; `totp` allows a recovery code too. */
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** No session yet: a cookie opens the second step alone. Shaped as better-auth's clients know it. */
export const secondStepAsked = z.object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.array(z.enum(secondStepMethods)) })
