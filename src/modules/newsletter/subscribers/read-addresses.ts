import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { email as emailSchema } from '#contract/fields.ts'
import { type Language, languages } from '#contract/languages.ts'
import { ownText } from '#contract/rules/csv.ts'
import { DomainError } from '#kit/http/domain-error.ts'

/** `row` counts from 1, the header. */
export type Address = { row: number; email: string; language: Language }
export type Skipped = { row: number; code: SkipCode }
export type SkipCode = 'invalid_email' | 'unknown_language' | 'twice' | 'already_subscribed' | 'unsubscribed' | 'bounced'

const mostRows = 50_000

/** Not a table, without the column `email`, or too long: none of it is taken. */
class SubscriberFileRefused extends DomainError {
  constructor() {
    super('subscriber_file_refused', 422)
  }
}

/** The addresses of a file in lower case, and the rows that are none. Columns that it does not know are passed over. Throws SubscriberFileRefused. */
export async function readAddresses(file: Blob): Promise<{ addresses: Address[]; skipped: Skipped[] }> {
  const [header = [], ...lines] = await linesOf(file)
  const names = header.map((name) => name.trim().toLowerCase())
  const [emailAt, languageAt] = [names.indexOf('email'), names.indexOf('language')]
  if (emailAt === -1) throw new SubscriberFileRefused()
  const addresses = new Map<string, Address>()
  const skipped: Skipped[] = []
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    const cell = (place: number) => ownText(line[place] ?? '').trim()
    const email = emailSchema.safeParse(cell(emailAt)).data?.toLowerCase()
    const language = languages.find((known) => known === (cell(languageAt).toLowerCase() || 'en'))
    if (email === undefined) skipped.push({ row, code: 'invalid_email' })
    else if (language === undefined) skipped.push({ row, code: 'unknown_language' })
    else if (addresses.has(email)) skipped.push({ row, code: 'twice' })
    else addresses.set(email, { row, email, language })
  }
  return { addresses: [...addresses.values()], skipped }
}

async function linesOf(file: Blob): Promise<string[][]> {
  const parser = Readable.fromWeb(file.stream() as never).pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 10_000 }),
  )
  const lines: string[][] = []
  try {
    for await (const line of parser as AsyncIterable<string[]>) {
      if (lines.length > mostRows) throw new SubscriberFileRefused()
      lines.push(line)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SubscriberFileRefused()
    throw error
  }
  return lines
}
