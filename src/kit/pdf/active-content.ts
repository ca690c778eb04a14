import { readPdfObjects } from './pdf-objects.ts'
import { type PdfValue, UnreadablePdf } from './pdf-syntax.ts'
import { type PdfObject, valuesOf } from './pdf-values.ts'

const header = /^%PDF-\d\.\d/
/** The cross-reference table is not needed: a reader rebuilds a damaged one. */
const trailer = /%%EOF[\s\0]*$/
/** ISO 32000-2, 7.5.5: the last line is within the last 1024 bytes. */
const trailerBytes = 1024
const page = /<!doctype html|<html[\s>]|<script[\s>]|<svg[\s>]/i
/** A ZIP archive is recognised by its end, which is within the last 64 kB (PKWARE APPNOTE, 4.3.16). */
const archiveEnd = 'PK\x05\x06'
const archiveTailBytes = 65_557

/** Limit for escapes in names. Compressed bytes contain a few by chance. */
const mostEscapes = 50_000

/** Features that act by themselves or on a click, play media, carry files or hide content. No document needs them. */
const longNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'RichMediaSettings',
  'Rendition',
  'GoToE',
  'GoToR',
  'GoTo3DView',
  'ImportData',
  'SubmitForm',
  'Movie',
  'Sound',
]
/** Too short to search for in compressed bytes, where they occur by chance. */
const shortNames = ['JS', 'AA', 'EF', 'XFA', '3D']
const names = new Set([...longNames, ...shortNames])
const longName = nameIn(longNames)
const anyName = nameIn([...names])
const openAction = nameIn(['OpenAction'])

/** Returns a reason not to store a PDF unchanged; undefined if there is none. The whole file must be a PDF without active content. */
export function findActiveContent(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  if (!header.test(text) || !trailer.test(text.slice(-trailerBytes))) return 'no whole PDF'
  if (page.test(text) || text.slice(-archiveTailBytes).includes(archiveEnd)) return 'something else as well'
  try {
    // Searches the whole file, however another reader might parse it.
    return findNameIn(text, longName) ?? findInObjects(text)
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable'
    throw error
  }
}

function nameIn(list: readonly string[]): RegExp {
  return new RegExp(`/(?:${list.join('|')})(?![\\w-])`)
}

/** `/J#61vaScript` also means JavaScript (ISO 32000-2, 7.3.5). */
function findNameIn(text: string, wanted: RegExp): string | undefined {
  const escape = /#([0-9a-f]{2})/gi
  for (let count = 0; escape.test(text); count += 1) if (count > mostEscapes) throw new UnreadablePdf()
  return wanted.exec(text.replace(escape, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))?.[0]
}

function findInObjects(text: string): string | undefined {
  const { objects, compressed } = readPdfObjects(text)
  const inCompressed = firstOf(compressed, (part) => findNameIn(part.text, anyName))
  if (inCompressed !== undefined) return inCompressed
  // The search above covers compressed objects, except for `OpenAction`.
  const opens = [text, ...compressed.map((part) => part.text)].some((part) => findNameIn(part, openAction) !== undefined)
  const all = opens ? [...objects, ...compressed.flatMap((part) => part.read())] : objects
  const byNumber = Map.groupBy(all, ({ number }) => number)
  return firstOf(all, ({ value }) => findIn(value, byNumber))
}

type ByNumber = ReadonlyMap<number, readonly PdfObject[]>

function findIn(value: PdfValue, byNumber: ByNumber): string | undefined {
  if (value.type === 'name') return names.has(value.name) ? value.name : undefined
  if (value.type === 'array') return firstOf(value.items, (item) => findIn(item, byNumber))
  if (value.type !== 'dictionary') return undefined
  return firstOf(value.entries, ([key, held]) => {
    if (names.has(key) || (key === 'OpenAction' && !isPlace(held, byNumber))) return key
    return findIn(held, byNumber)
  })
}

/** Many writers set the first page by a destination or a GoTo action. No other action may run on opening. */
function isPlace(action: PdfValue, byNumber: ByNumber): boolean {
  if (action.type === 'reference')
    return (byNumber.get(action.number) ?? []).every(({ value }) => value.type !== 'reference' && isPlace(value, byNumber))
  if (action.type !== 'dictionary') return true
  const isGoTo = valuesOf(action, 'S').every((kind) => kind.type === 'name' && kind.name === 'GoTo')
  return isGoTo && valuesOf(action, 'Next').length === 0
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
