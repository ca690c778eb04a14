import { defaultLanguage } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { MailContent } from '#kit/mail/message/render-mail.ts'
import { type AreaTranslator, formatDateTime, serverTranslator } from '#modules/server-translator.ts'
import type { Submission } from './submission.ts'

type SupportMail = { submission: Submission; reader: 'staff' | 'sender'; publicUrl: string; shopName: string }

export function writeSupportMail(mail: SupportMail): MailContent & { subject: string } {
  return mail.reader === 'staff' ? writeToStaff(mail) : writeToSender(mail)
}

/** Writes in English, with the visitor's text as it was typed. */
function writeToStaff({ submission, publicUrl, shopName }: SupportMail): MailContent & { subject: string } {
  const t = serverTranslator('replies', defaultLanguage)
  const { form, name } = submission
  return {
    language: defaultLanguage,
    subject: t(`${form}.staff.subject`, { about: form === 'contact' ? submission.subject : submission.productType }),
    sender: { name: shopName, url: publicUrl },
    preview: t(`${form}.staff.preview`, { name }),
    title: t(`${form}.staff.title`),
    blocks: [
      { kind: 'paragraph', text: t(`${form}.staff.text`, { name }) },
      { kind: 'details', title: t('details'), rows: rowsOf(t, submission, formatDateTime(defaultLanguage, submission.sentAt)) },
      { kind: 'lines', title: t(`${form}.words`), lines: (form === 'contact' ? submission.message : submission.details).split('\n') },
    ],
    footer: [t('footer.staff')],
  }
}

/** Visitors can enter other people's addresses, so this mail contains nothing that was typed. */
function writeToSender({ submission: { form, language }, publicUrl, shopName }: SupportMail): MailContent & { subject: string } {
  const t = serverTranslator('replies', language)
  return {
    language,
    subject: t(`${form}.sender.subject`),
    sender: { name: shopName, url: publicUrl },
    preview: t(`${form}.sender.preview`),
    title: t(`${form}.sender.title`),
    blocks: [
      { kind: 'paragraph', text: t(`${form}.sender.text`) },
      { kind: 'paragraph', text: t('notYou') },
    ],
    footer: [t('footer.why', { shop: shopName }), t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) })],
  }
}

function rowsOf(t: AreaTranslator<'replies'>, submission: Submission, sentAt: string) {
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
