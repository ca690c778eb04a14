import { z } from 'zod'
import { call } from './call.ts'
import { email, phone, requiredName, requiredText } from './fields.ts'
import { supportLengths } from './rules/support-lengths.ts'
import { oneLine } from './rules/visible-text.ts'

/** One line: a subject becomes a mail header, where a line break would begin another header. */
const line = (maxLength: number) => requiredText(maxLength).transform(oneLine).pipe(z.string().min(1, 'required'))
/** Forms send an empty field as an empty text. */
const leftOut = <Field extends z.ZodType>(field: Field) => z.union([z.literal('').transform(() => undefined), field]).optional()

export const contactMessage = z.strictObject({
  name: requiredName(supportLengths.name),
  email,
  phone: leftOut(phone),
  order_number: leftOut(line(supportLengths.order_number)),
  subject: line(supportLengths.subject),
  message: requiredText(supportLengths.message),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const preorderRequest = z.strictObject({
  full_name: requiredName(supportLengths.name),
  email,
  phone,
  product_type: line(supportLengths.product_type),
  details: requiredText(supportLengths.details),
  newsletter: z.boolean().optional(),
})
export type PreorderRequest = z.infer<typeof preorderRequest>

const said = z.object({ message: z.string() })

export const supportContract = {
  sendMessage: call('everyone')
    .route({ method: 'POST', path: '/contact', summary: 'Send the shop a message', successStatus: 201, tags: ['Support'] })
    .input(contactMessage)
    .output(said),
  requestPreorder: call('everyone')
    .route({ method: 'POST', path: '/preorders', summary: 'Ask for a pre-order', successStatus: 201, tags: ['Support'] })
    .input(preorderRequest)
    .output(said),
}
