import { perLanguage, perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { paymentKindNames } from './rules/payment-kinds.ts'
import { countryCodes } from './countries.ts'
import {
  country,
  expectedUpdatedAt,
  id,
  instant,
  limit,
  moneySchema,
  mostSize,
  optionalText,
  page,
  pageOf,
  priceInput,
  requiredText,
  storableInstant,
} from './fields.ts'
import { paymentLengths } from './rules/field-lengths.ts'
import { paymentMethodImage } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

const texts = z.strictObject({
  title: optionalText(paymentLengths.title),
  description: optionalText(paymentLengths.description),
  instructions: optionalText(paymentLengths.instructions),
})
const translations = z.strictObject(perLanguage(() => texts.optional()))

const detail = (most: number) => z.string().overwrite(trimmed).max(most, 'too_long').nullable()
const swiftCode = z
  .string()
  .overwrite(trimmed)
  .toUpperCase()
  .max(11, 'invalid_swift')
  .regex(/^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/, 'invalid_swift')
  .nullable()
const duitnowCode = z.strictObject({ payload: requiredText(paymentLengths.payload) }).nullable()

const fields = {
  type: z.enum(paymentKindNames),
  title: requiredText(paymentLengths.title),
  description: z.string().overwrite(trimmed).max(paymentLengths.description, 'too_long'),
  instructions: z.string().overwrite(trimmed).max(paymentLengths.instructions, 'too_long'),
  translations,
  account_number: detail(paymentLengths.account),
  bank_name: detail(paymentLengths.bank),
  beneficiary_name: detail(paymentLengths.beneficiary),
  swift_code: swiftCode,
  show_bank_details: z.boolean(),
  display_order: z.int().min(0).max(1_000_000),
  is_active: z.boolean(),
  /** Offered first to buyers in these countries; empty: offered to everybody alike. */
  countries: z.array(country).max(countryCodes.length, 'too_many'),
  /** Offered for totals from `amount_from` to `amount_to`; null: no bound. */
  amount_from: priceInput.nullable(),
  amount_to: priceInput.nullable(),
  duitnow: duitnowCode,
}

export const paymentMethodChange = z.strictObject(fields).partial().extend({ expected_updated_at: expectedUpdatedAt })
export type PaymentMethodChange = z.infer<typeof paymentMethodChange>
export const newPaymentMethod = z.strictObject(fields).partial().required({ type: true, title: true })
export type NewPaymentMethod = z.infer<typeof newPaymentMethod>

const duitnow = z.object({ payload: z.string(), merchant_name: z.string(), merchant_city: z.string() })

const details = z.object({
  account_number: z.string().nullable(),
  bank_name: z.string().nullable(),
  beneficiary_name: z.string().nullable(),
  swift_code: z.string().nullable(),
  image_url: z.string().nullable(),
  duitnow: duitnow.nullable(),
})
export type PaymentDetailValues = z.infer<typeof details>

const shownTexts = z.object({ title: z.string(), description: z.string(), instructions: z.string() })

export const adminPaymentMethod = details.extend({
  id,
  type: z.enum(paymentKindNames),
  ...shownTexts.shape,
  translations: z.object(perOther(() => shownTexts)),
  show_bank_details: z.boolean(),
  display_order: z.int(),
  is_active: z.boolean(),
  countries: z.array(country),
  amount_from: moneySchema.nullable(),
  amount_to: moneySchema.nullable(),
  /** `off`: the payment service has no keys, so the method is not offered. `sandbox`: no money moves. Null if no service is needed. */
  gateway: z.enum(['live', 'sandbox', 'off']).nullable(),
  /** A change of the payment details that another admin has to confirm. */
  waiting: z.object({ details: details.partial(), by: z.string().nullable(), is_own: z.boolean(), asked_at: instant }).nullable(),
  created_at: instant,
  updated_at: instant,
})
export type AdminPaymentMethod = z.infer<typeof adminPaymentMethod>

const path = z.object({ id })
const all = z.object({ payment_methods: z.array(adminPaymentMethod) })
const tags = ['Admin: payment methods']
const refusals = {
  payment_method_not_found: { status: 404 },
  changed_meanwhile: { status: 409, data: z.object({ current: adminPaymentMethod }) },
  /** Another admin's change waits: a confirmation must cover exactly the change that was asked for. */
  details_waiting: { status: 409 },
} as const

export const paymentMethodsContract = {
  /** Lets a phone at a stall make the code for an amount, even offline. */
  stallCode: call('staff')
    .route({ method: 'GET', path: '/admin/stall-payment-code', summary: 'Read the DuitNow code that a stall is paid by', tags })
    .output(z.object({ duitnow: z.string().nullable() })),
  list: call('admin')
    .route({ method: 'GET', path: '/admin/payment-methods', summary: 'List all payment methods in their order', tags })
    .input(z.object({ page, limit }))
    .output(pageOf('payment_methods', adminPaymentMethod)),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/payment-methods', summary: 'Add a payment method', successStatus: 201, tags })
    .input(newPaymentMethod)
    .output(adminPaymentMethod),
  get: call('admin')
    .route({ method: 'GET', path: '/admin/payment-methods/{id}', summary: 'Read a payment method', tags })
    .input(path)
    .output(adminPaymentMethod)
    .errors({ payment_method_not_found: { status: 404 } }),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/payment-methods/{id}', summary: 'Change a payment method', inputStructure: 'detailed', tags })
    .input(z.object({ params: path, body: paymentMethodChange }))
    .output(adminPaymentMethod)
    .errors(refusals),
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/payment-methods/{id}',
      summary: 'Delete a payment method; orders keep their copy',
      successStatus: 204,
      tags,
    })
    .input(path)
    .output(z.void())
    .errors({ payment_method_not_found: { status: 404 } }),
  setImage: call('admin')
    .route({
      method: paymentMethodImage.method,
      path: paymentMethodImage.path,
      summary: 'Set the image of a payment method, and read the DuitNow code in it',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: path, body: z.strictObject({ file: z.file('missing_file'), expected_updated_at: expectedUpdatedAt }) }))
    .output(adminPaymentMethod.extend({ code: z.enum(['duitnow', 'other', 'none']) }))
    .errors({
      ...refusals,
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
  removeImage: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/payment-methods/{id}/image',
      summary: 'Remove the image of a payment method, and its DuitNow code',
      tags,
    })
    .input(path)
    .output(adminPaymentMethod)
    .errors({ payment_method_not_found: { status: 404 }, details_waiting: { status: 409 } }),
  reorder: call('admin')
    .route({ method: 'POST', path: '/admin/payment-methods/reorder', summary: 'Set the order of payment methods', tags })
    .input(
      z.strictObject({
        payment_methods: z
          .array(z.strictObject({ id, display_order: z.int().min(0).max(1_000_000) }))
          .min(1, 'required')
          .max(200, 'too_many'),
      }),
    )
    .output(all)
    .errors({ payment_method_not_found: { status: 404 } }),
  /** Only another admin can confirm; the admin who made the change can withdraw it. */
  decideDetails: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/payment-methods/{id}/waiting-details',
      summary: 'Confirm or refuse a change of where the money goes',
      inputStructure: 'detailed',
      tags,
    })
    /** `asked_at`: that of the change that the admin saw. */
    .input(
      z.object({
        params: path,
        body: z.strictObject({ decision: z.enum(['confirm', 'refuse']), asked_at: storableInstant(z.iso.datetime()) }),
      }),
    )
    .output(adminPaymentMethod)
    .errors({
      payment_method_not_found: { status: 404 },
      nothing_waiting: { status: 409 },
      own_change: { status: 409 },
    }),
  /** The code that a buyer would scan for one ringgit, for a trial with a banking app. */
  sample: call('admin')
    .route({
      method: 'GET',
      path: '/admin/payment-methods/{id}/sample-code',
      summary: 'Draw the DuitNow code of a method for RM 1.00',
      tags,
    })
    .input(path)
    .output(z.object({ payload: z.string(), image: z.string() }))
    .errors({ payment_method_not_found: { status: 404 } }),
}
