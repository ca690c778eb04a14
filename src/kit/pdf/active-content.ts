import { type PdfObject, readPdfObjects, valuesOf } from './pdf-objects.ts'
import { type PdfValue, UnreadablePdf } from './pdf-syntax.ts'

const header = /^%PDF-\d\.\d/
/** What tells where the objects begin is not asked for: a reader rebuilds a damaged table. */
const trailer = /%%EOF[\s\0]*$/
/** ISO 32000-2, 7.5.5: the last line lies within the last 1024 bytes. */
const trailerBytes = 1024
const page = /<!doctype html|<html[\s>]|<script[\s>]|<svg[\s>]/i
/** A ZIP archive is found by its end, which lies within the last 64 kB (PKWARE APPNOTE, 4.3.16). */
const archiveEnd = 'PK\x05\x06'
const archiveTailBytes = 65_557

/** In a name; chance writes a few into packed bytes. */
const mostEscapes = 50_000

/** What acts by itself or on a click, plays, carries other files, or hides what it holds. A document that is only looked at needs none of it. */
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
  'Encrypt',
]
/** Too short to be looked for in packed bytes, where chance writes them. */
const shortNames = ['JS', 'AA', 'EF', 'XFA', '3D']
const names = new Set([...longNames, ...shortNames])
const longName = nameIn(longNames)
const anyName = nameIn([...names])
const openAction = nameIn(['OpenAction'])

/** What speaks against keeping a PDF as it came; undefined when nothing does. It has to be one, from its first byte to its last, and nothing in it may act. */
export function findActiveContent(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  if (!header.test(text) || !trailer.test(text.slice(-trailerBytes))) return 'no whole PDF'
  if (page.test(text) || text.slice(-archiveTailBytes).includes(archiveEnd)) return 'something else as well'
  try {
    // Anywhere in the file, and thus however another reader finds its way through it.
    return findNameIn(text, longName) ?? findInObjects(text)
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable'
    throw error
  }
}

function nameIn(list: readonly string[]): RegExp {
  return new RegExp(`/(?:${list.join('|')})(?![\\w-])`)
}

/** `/J#61vaScript` is JavaScript too (ISO 32000-2, 7.3.5). */
function findNameIn(text: string, wanted: RegExp): string | undefined {
  const escape = /#([0-9a-f]{2})/gi
  for (let count = 0; escape.test(text); count += 1) if (count > mostEscapes) throw new UnreadablePdf()
  return wanted.exec(text.replace(escape, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))?.[0]
}

function findInObjects(text: string): string | undefined {
  const { objects, packed } = readPdfObjects(text)
  const inPacked = firstOf(packed, (part) => findNameIn(part.text, anyName))
  if (inPacked !== undefined) return inPacked
  // Nearly all there is to know of packed objects is said by that.
  const opens = [text, ...packed.map((part) => part.text)].some((part) => findNameIn(part, openAction) !== undefined)
  const all = opens ? [...objects, ...packed.flatMap((part) => part.read())] : objects
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

/** Many writers say which page shows first, by a place or by going there; nothing else may happen on opening. */
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
