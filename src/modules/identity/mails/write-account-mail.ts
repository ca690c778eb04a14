import { deviceName } from '#contract/rules/device-name.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { MailBlock, MailContent } from '#kit/mail/message/render-mail.ts'
import { nameToGreet } from '#kit/mail/message/typed-text.ts'
import { formatMoment, serverTranslator } from '#modules/server-translator.ts'
import type { AccountMail, AccountMailKind, MailRecipient } from './account-mail-job.ts'

export type AccountMailFacts = Pick<AccountMail, 'kind' | 'newEmail' | 'device'> & {
  account: MailRecipient
  url: string
  shopName: string
  publicUrl: string
  at: Date
}

/** Warnings; their button leads to the page that undoes a stranger's change. */
const warnings: ReadonlySet<AccountMailKind> = new Set([
  'password_changed',
  'email_change_note',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'sign_in_reset',
])

export function writeAccountMail(mail: AccountMailFacts): MailContent & { subject: string } {
  const { kind, account, url, shopName: shop, publicUrl, newEmail = '' } = mail
  const t = serverTranslator('account-mail', account.language)
  const button: MailBlock = { kind: 'button', label: t(`${kind}.button`), url }
  return {
    language: account.language,
    subject: t(`${kind}.subject`, { shop }),
    sender: { name: shop, url: publicUrl },
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    blocks: [
      {
        kind: 'paragraph',
        text: `${greet(mail)}\n${t(`${kind}.text`, { shop, email: hide(newEmail, kind) })}`,
      },
      ...circumstances(mail),
      button,
      { kind: 'paragraph', text: t(`${kind}.after`) },
    ],
    footer: [
      t(warnings.has(kind) ? 'footer.warning' : 'footer.why', { shop }),
      t('footer.contact', { url: publicUrl + pageIn(account.language, pages.contact()) }),
    ],
  }
}

/** Uses the name only where the recipient chose the address: a new address may be anybody's. */
function greet({ kind, account }: AccountMailFacts): string {
  const t = serverTranslator('account-mail', account.language)
  const name = account.isConfirmed && kind !== 'email_change' ? nameToGreet(account.full_name) : undefined
  return name === undefined ? t('hello') : t('greeting', { name })
}

function circumstances({ kind, account, device, at }: AccountMailFacts): MailBlock[] {
  if (!warnings.has(kind)) return []
  const t = serverTranslator('account-mail', account.language)
  const rows = [
    { label: t('when'), value: formatMoment(account.language, at) },
    ...(kind === 'new_device' && device ? [{ label: t('device'), value: nameOf(device) ?? t('unknownDevice') }] : []),
  ]
  return [{ kind: 'details', title: t('circumstances'), rows }]
}

/** Returns the browser's well-known name. Never the user agent itself, which may contain any text. */
function nameOf(device: string): string | undefined {
  const { browser, system } = deviceName(device)
  return [browser, system].filter((part) => part !== undefined).join(', ') || undefined
}

/** Shows just enough of the new address to recognise it, since the old mailbox may belong to somebody else by now. */
function hide(email: string, kind: AccountMailKind): string {
  return kind === 'email_change_note' ? email.replace(/^(.)[^@]*/, '$1…') : email
}
