import { deviceName } from '#contract/rules/device-name.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { LetterBlock, LetterContent } from '#kit/mail/letter/render-letter.ts'
import { nameToGreet } from '#kit/mail/letter/typed-text.ts'
import { formatDateTime, serverWords } from '#modules/words.ts'
import type { AccountMail, AccountMailKind, LetterAccount } from './account-mail-job.ts'

export type AccountLetter = Pick<AccountMail, 'kind' | 'newEmail' | 'device'> & {
  account: LetterAccount
  /** Where its button leads. */
  url: string
  shopName: string
  publicUrl: string
  at: Date
}

/** Letters that only tell; their button leads to where a stranger's deed is undone. */
const warnings: ReadonlySet<AccountMailKind> = new Set([
  'password_changed',
  'email_change_note',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'sign_in_reset',
])

/** Everything that the letter says, in the account's language. */
export function writeAccountLetter(letter: AccountLetter): LetterContent & { subject: string } {
  const { kind, account, url, shopName: shop, publicUrl, newEmail = '' } = letter
  const t = serverWords('account-mail', account.language)
  const button: LetterBlock = { kind: 'button', label: t(`${kind}.button`), url }
  return {
    language: account.language,
    subject: t(`${kind}.subject`, { shop }),
    sender: { name: shop, url: publicUrl },
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    blocks: [
      {
        kind: 'paragraph',
        text: `${greet(letter)}\n${t(`${kind}.text`, { shop, email: hide(newEmail, kind) })}`,
      },
      ...circumstances(letter),
      button,
      { kind: 'paragraph', text: t(`${kind}.after`) },
    ],
    footer: [
      t(warnings.has(kind) ? 'footer.warning' : 'footer.why', { shop }),
      t('footer.contact', { url: publicUrl + pageIn(account.language, pages.contact()) }),
    ],
  }
}

/** By name where the letter goes to who chose it: a new address may be anybody's. */
function greet({ kind, account }: AccountLetter): string {
  const t = serverWords('account-mail', account.language)
  const name = account.isConfirmed && kind !== 'email_change' ? nameToGreet(account.full_name) : undefined
  return name === undefined ? t('hello') : t('greeting', { name })
}

function circumstances({ kind, account, device, at }: AccountLetter): LetterBlock[] {
  if (!warnings.has(kind)) return []
  const t = serverWords('account-mail', account.language)
  const rows = [
    { label: t('when'), value: `${formatDateTime(account.language, at)} (${t('zone')})` },
    ...(kind === 'new_device' && device ? [{ label: t('device'), value: nameOf(device) ?? t('unknownDevice') }] : []),
  ]
  return [{ kind: 'details', title: t('circumstances'), rows }]
}

/** In words that its owner knows it by. Not as it calls itself: that may be anything. */
function nameOf(device: string): string | undefined {
  const { browser, system } = deviceName(device)
  return [browser, system].filter((part) => part !== undefined).join(', ') || undefined
}

/** The old mailbox may be in other hands by now: it learns enough of the new address to recognise it. */
function hide(email: string, kind: AccountMailKind): string {
  return kind === 'email_change_note' ? email.replace(/^(.)[^@]*/, '$1…') : email
}
