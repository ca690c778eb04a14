import { email as emailSchema } from '#contract/fields.ts'
import { type Language, languages } from '#contract/languages.ts'
import { ownText } from '#contract/rules/csv.ts'
import { readTable, type Table, UnreadableTable } from '#kit/csv/read-table.ts'
import { refusal, refuse } from '#modules/refuse.ts'

/** `row` counts from 1, which is the header. */
export type Address = { row: number; email: string; language: Language }
export type Skipped = { row: number; code: SkipCode }
export type SkipCode = 'invalid_email' | 'unknown_language' | 'twice' | 'no_consent' | 'already_subscribed' | 'unsubscribed' | 'bounced'

const mostRows = 50_000
/** Columns that hold a person's consent, in exports from Shopify, Mailchimp and the shop itself. */
const consentColumns = new Set([
  'accepts email marketing',
  'accepts marketing',
  'email marketing',
  'subscribed',
  'status',
  'consent',
  'opt-in',
  'opt in',
])
const consenting = new Set(['yes', 'true', '1', 'subscribed', 'confirmed', 'active', 'да', 'иә'])
const emailColumns = new Set(['email', 'e-mail', 'email address', 'e-mail address'])

/** In lower case, with the rows to skip. Ignores columns other than consent. Throws subscriber_file_refused, subscriber_file_not_utf8. */
export async function readAddresses(file: Blob): Promise<{ addresses: Address[]; skipped: Skipped[] }> {
  const { header, rows } = await tableOf(file)
  const names = header.map((name) => name.toLowerCase())
  const [emailAt, languageAt] = [names.findIndex((name) => emailColumns.has(name)), names.indexOf('language')]
  if (emailAt === -1) refuse('subscriber_file_refused')
  const consentAt = names.findIndex((name) => consentColumns.has(name))
  const addresses = new Map<string, Address>()
  const skipped: Skipped[] = []
  for (const { row, cells } of rows) {
    const cell = (place: number) => ownText(cells[place] ?? '').trim()
    const email = emailSchema.safeParse(cell(emailAt)).data?.toLowerCase()
    const language = languages.find((known) => known === (cell(languageAt).toLowerCase() || 'en'))
    if (email === undefined) skipped.push({ row, code: 'invalid_email' })
    else if (language === undefined) skipped.push({ row, code: 'unknown_language' })
    else if (consentAt !== -1 && !consenting.has(cell(consentAt).toLowerCase())) skipped.push({ row, code: 'no_consent' })
    else if (addresses.has(email)) skipped.push({ row, code: 'twice' })
    else addresses.set(email, { row, email, language })
  }
  return { addresses: [...addresses.values()], skipped }
}

async function tableOf(file: Blob): Promise<Table> {
  try {
    return await readTable(file, { mostRows, mostCharacters: 10_000 })
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    const { reason, row, encoding } = error.fault
    throw reason === 'not_utf8' && encoding !== undefined
      ? refusal('subscriber_file_not_utf8', { row, encoding })
      : refusal('subscriber_file_refused')
  }
}
