import { z } from 'zod'
import { declared } from './declared.ts'
import { mostOfOneLine } from './rules/cart-limits.ts'
import { countryCodes } from './countries.ts'
import { fieldLengths } from './rules/field-lengths.ts'
import { languages } from './languages.ts'
import { holdsLink, nameHoldsLink } from './links.ts'
import { money } from './rules/money.ts'
import { emailPattern, isEmailShaped, plainEmail } from './rules/email-rules.ts'
import { phonePattern, phoneProblem, plainPhone } from './rules/phone-rules.ts'
import { highestPrice } from './rules/product-limits.ts'
import { oneLine, trimmed } from './rules/visible-text.ts'

/** Error messages are codes. The server turns them into sentences (messages/…/errors.json, `fields`). */
export const id = z.uuid()
export const moneySchema = z.number().brand<'Money'>()
/** Money as input, in whole sen. Only binary fraction errors (0.1 + 0.2) are rounded off. */
export const moneyBetween = (least: number, most: number) =>
  z
    .number('invalid_price')
    .min(least, 'invalid_price')
    .max(most, 'invalid_price')
    .refine(
      (amount) => Math.abs(amount - Math.round(amount * 100) / 100) <= 2 * Number.EPSILON * Math.max(1, Math.abs(amount)),
      'invalid_price',
    )
    .register(declared, { multipleOf: 0.01 })
    .transform((amount) => money(amount))
export const priceInput = moneyBetween(0, highestPrice)
/** Money that is paid: more than zero. */
export const paidAmount = priceInput.refine((amount) => amount > 0, 'invalid_price').register(declared, { exclusiveMinimum: 0 })
export const instant = z.iso.datetime()
const since1900 = '^(?:19|[2-9]\\d)'
/** A day that is valid for PostgreSQL and for people: no year 0, none before 1900. */
export const day = z.iso
  .date('invalid_date')
  .refine((date) => date >= '1900-01-01', 'invalid_date')
  .register(declared, { pattern: since1900 })
const [firstMs, lastMs] = [Date.parse('1900-01-01T00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
/** Refuses an instant that PostgreSQL cannot store, and one before 1900. `pattern` replaces zod's in the description. */
export const storableInstant = (text: z.ZodISODateTime, pattern = `${since1900}.*Z$`) =>
  text
    .max(35, 'invalid_date')
    .refine((at) => Date.parse(at) >= firstMs && Date.parse(at) <= lastMs, 'invalid_date')
    .register(declared, { pattern })
/** An instant as input, with any offset. */
export const typedInstant = storableInstant(z.iso.datetime({ offset: true, error: 'invalid_date' }), since1900)
/** When the sender read the record. If it has changed since, the call is refused with `changed_meanwhile`. */
export const expectedUpdatedAt = storableInstant(z.iso.datetime('invalid_date')).optional()
/** A day in the shop's time zone, or an instant. */
export const dayOrInstant = z
  .string('invalid_date')
  .max(35, 'invalid_date')
  .refine((text) => day.safeParse(text).success || typedInstant.safeParse(text).success, 'invalid_date')
  .register(declared, {
    anyOf: [
      { format: 'date', pattern: since1900 },
      { format: 'date-time', pattern: since1900 },
    ],
  })
export const language = z.enum(languages)
/** As buyers type it; upper and lower case are equal. */
export const discountCode = z.string().overwrite(oneLine).max(40, 'too_long')
export const country = z.enum(countryCodes, 'required')
/** Days: when the order is made, and between which days it arrives. For collection, the day on which it is ready. */
export const deliveryPromise = z.object({ made_by: z.string(), arrives_from: z.string(), arrives_to: z.string() })

export const requiredText = (maxLength: number, missing = 'required') =>
  z.string(missing).overwrite(trimmed).min(1, missing).max(maxLength, 'too_long')
/** One line of an address. Links are refused, since they could mislead readers. */
export const requiredLine = (maxLength: number, missing = 'required') =>
  requiredText(maxLength, missing)
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, missing)
        .refine((text) => !holdsLink(text), 'has_link'),
    )
/** Like `requiredLine`, but may be omitted or empty. */
export const optionalLine = (maxLength: number) =>
  z
    .string()
    .overwrite(trimmed)
    .max(maxLength, 'too_long')
    .transform(oneLine)
    .pipe(z.string().refine((text) => !holdsLink(text), 'has_link'))
    .optional()
export const isName = <Text extends z.ZodType<string | undefined>>(text: Text) =>
  text.refine((name) => name === undefined || !nameHoldsLink(name), 'has_link')
/** For a person's name: a missing product name has another message. */
export const requiredName = (maxLength: number) => isName(requiredLine(maxLength, 'name_missing'))
export const optionalText = (maxLength: number) => z.string().overwrite(trimmed).max(maxLength, 'too_long').optional()
export const email = z
  .string('required')
  .overwrite(trimmed)
  .min(1, 'required')
  .max(fieldLengths.email, 'too_long')
  .transform(plainEmail)
  .pipe(z.string().max(fieldLengths.email, 'too_long').refine(isEmailShaped, 'invalid_email'))
  .register(declared, { format: 'idn-email', pattern: emailPattern })
export const phone = z
  .string('required')
  .overwrite(trimmed)
  .min(1, 'required')
  .max(fieldLengths.phone, 'too_long')
  .transform(plainPhone)
  .pipe(
    z
      .string()
      .min(1, 'required')
      .refine((text) => phoneProblem(text) !== 'invalid_phone', 'invalid_phone')
      .refine((text) => phoneProblem(text) !== 'phone_too_short', 'phone_too_short'),
  )
  .register(declared, { pattern: phonePattern })
export const quantity = z.int('invalid_quantity').min(1, 'invalid_quantity').max(mostOfOneLine, 'invalid_quantity')

/** Data of the refusal of a file that is too large. */
export const mostSize = z.object({ max_mb: z.number() })

export const page = z.coerce.number().int().min(1).max(10_000).default(1)
export const limit = z.coerce.number().int().min(1).max(100).default(20)
export const pageOf = <Name extends string, Item extends z.ZodType>(plural: Name, item: Item) =>
  z.object({ total: z.int(), page: z.int(), limit: z.int() }).extend({ [plural]: z.array(item) } as Record<Name, z.ZodArray<Item>>)

/** Reads a comma-separated query value as a list of known values and refuses unknown ones. */
export const listOf = <Word extends string>(words: readonly Word[]) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    z.array(z.enum(words)).max(words.length),
  )
