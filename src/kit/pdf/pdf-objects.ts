import { inflateSync } from 'node:zlib'
import { hasHiddenObject } from './hidden-objects.ts'
import { findLock } from './pdf-lock.ts'
import { PdfSyntax, type PdfValue, UnreadablePdf } from './pdf-syntax.ts'
import { numberOf, type PdfObject, valuesOf } from './pdf-values.ts'

/** An object stream: several objects compressed into one. */
export type CompressedObjects = { text: string; read: () => PdfObject[] }

/** The limit for all data decompressed from one file. A payment proof has some kilobytes of it. */
const mostDecompressedBytes = 32 * 1024 * 1024
const mostObjects = 100_000
const streamStart = /stream[\t ]*(?:\r\n|\n|\r)?/y
const streamEnd = /[\0\t\n\f\r ]*endstream/y

/** Returns every object and trailer that any reader could find, in file order. Ignores cross-reference tables. Throws UnreadablePdf. */
export function readPdfObjects(text: string): { objects: PdfObject[]; compressed: CompressedObjects[] } {
  const syntax = new PdfSyntax(text)
  const objects: PdfObject[] = []
  const packed: { object: PdfObject; stream: Stream }[] = []
  /** Positions of each object's word `obj`. */
  const heads = new Set<number>()
  let lastTwo: [number, number] = [-1, -1]

  while (syntax.skipBlanks()) {
    const at = syntax.position
    const token = syntax.read()
    if (token.type === 'number') lastTwo = [lastTwo[1], token.value]
    if (token.type !== 'keyword') continue
    if (token.word === 'trailer') objects.push({ number: -1, generation: 0, value: syntax.read() })
    if (token.word !== 'obj') continue
    heads.add(at)
    if (heads.size > mostObjects) throw new UnreadablePdf()
    const value = syntax.read()
    const object = { number: lastTwo[0], generation: lastTwo[1], value }
    objects.push(object)
    const stream = skipStream(syntax, value)
    if (stream && isObjectStream(value)) packed.push({ object, stream })
  }
  if (hasHiddenObject(text, heads)) throw new UnreadablePdf()
  // Compressed objects come last, because a trailer at the end says how they are encrypted.
  const unlock = findLock(text, objects)
  let room = mostDecompressedBytes
  const compressed = packed.map(({ object, stream: { content, hasDeclaredLength } }) => {
    // Encrypted bytes may contain `endstream` on purpose, and readers would continue after it.
    if (unlock && !hasDeclaredLength) throw new UnreadablePdf()
    const decompressed = decompress(unlock ? unlock(content, object) : content, object.value, room)
    room -= decompressed.length
    const read = () => readCompressed(decompressed, object.value)
    // A stream that does not parse may be incomplete, or decrypted differently from how readers do it.
    if (unlock) read()
    return { text: decompressed, read }
  })
  return { objects, compressed }
}

/** Without a single, direct `/Length` that leads to `endstream`, a stream ends at the first `endstream`. */
type Stream = { content: string; hasDeclaredLength: boolean }

/** Returns undefined if the object has no stream. */
function skipStream(syntax: PdfSyntax, value: PdfValue): Stream | undefined {
  const { text } = syntax
  if (value.type !== 'dictionary' || !syntax.skipBlanks()) return undefined
  const start = endOf(streamStart, text, syntax.position)
  if (start === undefined) return undefined
  const declaredEnd = start + (numberOf(value, 'Length') ?? -1)
  const hasDeclaredLength = declaredEnd >= start && endOf(streamEnd, text, declaredEnd) !== undefined
  const end = hasDeclaredLength ? declaredEnd : text.indexOf('endstream', start)
  if (end < 0) throw new UnreadablePdf()
  syntax.position = endOf(streamEnd, text, end) ?? end
  return { content: text.slice(start, end), hasDeclaredLength }
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** Some readers accept any stream that could be one. */
function isObjectStream(value: PdfValue): boolean {
  const isNamed = valuesOf(value, 'Type').some((type) => isName(type, 'ObjStm'))
  return isNamed || (valuesOf(value, 'First').length > 0 && valuesOf(value, 'N').length > 0)
}

function isName(value: PdfValue, ...names: string[]): boolean {
  return value.type === 'name' && names.includes(value.name)
}

/** Accepts the one compression that writers use, or none. */
function decompress(content: string, value: PdfValue, room: number): string {
  const filters = listed(value, 'Filter')
  const isPlain = listed(value, 'DecodeParms').every((one) => isNull(one) || isUnpredicted(one))
  if (filters.length > 1 || !isPlain || valuesOf(value, 'F').length > 0) throw new UnreadablePdf()
  const [filter] = filters
  if (filter === undefined && content.length <= room) return content
  if (filter === undefined || !isName(filter, 'FlateDecode', 'Fl') || room < 1) throw new UnreadablePdf()
  try {
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: room }).toString('latin1')
  } catch {
    throw new UnreadablePdf()
  }
}

function listed(value: PdfValue, key: string): PdfValue[] {
  return valuesOf(value, key).flatMap((held) => (held.type === 'array' ? held.items : [held]))
}

function isNull(value: PdfValue): boolean {
  return value.type === 'keyword' && value.word === 'null'
}

function isUnpredicted(value: PdfValue): boolean {
  return value.type === 'dictionary' && valuesOf(value, 'Predictor').every((one) => one.type === 'number' && one.value === 1)
}

/** The text is a list of numbers and offsets, then the objects at these offsets. */
function readCompressed(text: string, stream: PdfValue): PdfObject[] {
  const [count, first] = [numberOf(stream, 'N') ?? -1, numberOf(stream, 'First') ?? -1]
  if (!(count >= 0 && count <= mostObjects && first >= 0)) throw new UnreadablePdf()
  const list = new PdfSyntax(text.slice(0, first))
  return Array.from({ length: count }, () => {
    const [number, place] = [list.read(), list.read()]
    if (number.type !== 'number' || place.type !== 'number') throw new UnreadablePdf()
    return { number: number.value, generation: 0, value: new PdfSyntax(text, first + place.value).read() }
  })
}
