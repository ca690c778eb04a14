import type { Mail } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames, lockSuperAdmin } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import type { MoneyMail } from './money-mail-job.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import type { MailContent } from '#kit/mail/message/mail-content.ts'
import { formatMoment, serverTranslator } from '#modules/server-translator.ts'

/** Handles `moneyMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendMoneyMail(ctx: Ctx, { mailer, publicUrl }: MailServices, mail: MoneyMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `money:${mail.occasion}:${mail.recipient}`, (db) => findMail({ ...ctx, db }, publicUrl, mail))
}

async function findMail(ctx: Ctx, publicUrl: string, mail: MoneyMail): Promise<Mail | undefined> {
  const recipient = await lockSuperAdmin(ctx, mail.recipient)
  if (!recipient) return undefined
  const names = await listAccountNames(ctx, mail.by === null ? [] : [mail.by])
  const { shop_name: shopName } = await getSettings(ctx)
  const byName = mail.by === null ? undefined : names.get(mail.by)
  const { subject, ...content } = writeMoneyMail({ mail, language: recipient.language, byName, shopName, publicUrl })
  return { to: recipient.email, subject, bodies: () => renderMail(content) }
}

type MoneyMailFacts = { mail: MoneyMail; language: Language; byName: string | undefined; shopName: string; publicUrl: string }

function writeMoneyMail({ mail, language, byName, shopName, publicUrl }: MoneyMailFacts): MailContent & { subject: string } {
  const t = serverTranslator('money-mail', language)
  const { kind, title: method, changes, at } = mail
  const valueOf = (field: (typeof changes)[number]['field'], value: string | null, isSecond = false) => {
    if (value === null) return t('none')
    if (field === 'picture_key') return t(isSecond ? 'anotherImage' : 'image')
    return field === 'payment_details_approval' ? t(value === 'none' ? 'approvalOff' : 'approvalOn') : value
  }
  const page = kind === 'approval' ? adminPages.settings() : adminPages.paymentMethods()
  return {
    language,
    subject: t(`${kind}.subject`, { method, shop: shopName }),
    sender: { name: shopName, url: publicUrl },
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`, { method }),
    blocks: [
      { kind: 'paragraph', text: t(`${kind}.text`, { method }) },
      {
        kind: 'details',
        title: t('changes'),
        rows: changes.map(({ field, before, after }) => ({
          label: t(`field.${field}`),
          value: t('fromTo', { before: valueOf(field, before), after: valueOf(field, after, before !== null) }),
        })),
      },
      {
        kind: 'details',
        title: t('circumstances'),
        rows: [
          { label: t('by'), value: byName || t('unknown') },
          { label: t('at'), value: formatMoment(language, at) },
        ],
      },
      { kind: 'button', label: t(kind === 'waiting' ? 'decide' : 'look'), url: publicUrl + pageIn(language, page) },
      { kind: 'paragraph', text: t('notYou') },
    ],
    footer: [t('why', { shop: shopName })],
  }
}
