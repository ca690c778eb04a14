import { z } from 'zod'
import { isCardNumber } from './rules/card-number.ts'
import { trimmed } from './rules/visible-text.ts'

/** A card as typed: spaces and hyphens in the number, spaces around the slash of `MM/YY`. */
export const testCard = z.strictObject({
  card_number: z
    .string('required')
    .overwrite(trimmed)
    .min(1, 'required')
    .max(30, 'invalid_card_number')
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine(isCardNumber, 'invalid_card_number'),
  expiry: z
    .string('required')
    .overwrite(trimmed)
    .min(1, 'required')
    .max(20, 'invalid_expiry')
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/, 'invalid_expiry')
    .transform((typed) => typed.replace(/\s/g, '')),
  cvc: z
    .string('required')
    .overwrite(trimmed)
    .min(1, 'required')
    .regex(/^\d{3,4}$/, 'invalid_cvc'),
})
export type TestCard = z.infer<typeof testCard>
