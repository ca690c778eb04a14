import { pageIn, pages } from '#contract/pages.ts'
import type { LetterContent } from '#kit/mail/letter/render-letter.ts'
import { type AreaWords, formatDateTime, serverWords } from '#modules/words.ts'
import type { Submission } from './submission.ts'

type SupportLetter = { submission: Submission; reader: 'staff' | 'sender'; publicUrl: string; shopName: string }

/** The sender's copy speaks the sender's language; staff read English, and what was written as it was written. */
export function writeSupportLetter({ submission, reader, publicUrl, shopName }: SupportLetter): LetterContent & { subject: string } {
  const language = reader === 'staff' ? 'en' : submission.language
  const t = serverWords('replies', language)
  const { form, name } = submission
  const about = form === 'contact' ? submission.subject : submission.productType
  const contactUrl = publicUrl + pageIn(language, pages.contact())
  return {
    language,
    subject: t(`${form}.${reader}.subject`, { about }),
    sender: { name: shopName, url: publicUrl },
    preview: t(`${form}.${reader}.preview`, { name }),
    title: t(`${form}.${reader}.title`),
    blocks: [
      { kind: 'paragraph', text: t(`${form}.${reader}.text`, { name }) },
      { kind: 'details', title: t('details'), rows: rowsOf(t, submission, formatDateTime(language, submission.sentAt)) },
      { kind: 'lines', title: t(`${form}.words`), lines: (form === 'contact' ? submission.message : submission.details).split('\n') },
    ],
    footer: reader === 'staff' ? [t('footer.staff')] : [t('footer.why', { shop: shopName }), t('footer.contact', { url: contactUrl })],
  }
}

function rowsOf(t: AreaWords<'replies'>, submission: Submission, sentAt: string) {
  const own =
    submission.form === 'contact'
      ? [
          { label: t('row.subject'), value: submission.subject },
          { label: t('row.order'), value: submission.orderNumber },
        ]
      : [
          { label: t('row.product'), value: submission.productType },
          { label: t('row.newsletter'), value: t(submission.wantsNewsletter ? 'yes' : 'no') },
        ]
  const rows = [
    { label: t('row.name'), value: submission.name },
    { label: t('row.email'), value: submission.email },
    { label: t('row.phone'), value: submission.phone },
    ...own,
    { label: t('row.sent'), value: sentAt },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
