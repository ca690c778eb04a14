import { type Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import type { SupportMail } from './support-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

type Place = Pick<Ctx, 'db' | 'memory'>
type Who = { language: Language; name: string; email: string; sentAt: Date }
export type Submission = Who &
  (
    | { form: 'contact'; phone: string | null; orderNumber: string | null; subject: string; message: string }
    | { form: 'preorder'; phone: string; productType: string; details: string; wantsNewsletter: boolean }
  )

/** Locks the message until the transaction ends, so it can't be deleted, for instance by closing the account. */
export async function lockSubmission(ctx: Place, form: SupportMail['form'], id: string): Promise<Submission | undefined> {
  const { db } = ctx
  if (form === 'contact') {
    const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    return (
      row && {
        form,
        ...whoOf(ctx, row, row.name),
        phone: row.phone,
        orderNumber: row.order_number,
        subject: row.subject,
        message: row.message,
      }
    )
  }
  const row = await db.selectFrom('preorder_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return (
    row && {
      form,
      ...whoOf(ctx, row, row.full_name),
      phone: row.phone,
      productType: row.product_type,
      details: row.details,
      wantsNewsletter: row.wants_newsletter,
    }
  )
}

function whoOf(ctx: Place, { language, email, created_at }: { language: string; email: string; created_at: Date }, name: string): Who {
  return { language: spokenLanguage(ctx, language), name, email, sentAt: created_at }
}
