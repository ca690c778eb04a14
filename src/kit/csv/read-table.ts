import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** `row` counts from 1, the header. */
export type TableRow = { row: number; cells: string[] }
export type Table = { header: string[]; rows: TableRow[] }
export type TableFault = { row: number; reason: 'not_csv' | 'not_utf8' | 'too_many_rows'; encoding?: string }

/** The file is not a readable table. `fault` says why and where. */
export class UnreadableTable extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(`row ${fault.row}: ${fault.reason}`)
    this.fault = fault
  }
}

const chunkLength = 65_536
const separators = [',', ';', '\t'] as const

/**
 * Reads a CSV file from a spreadsheet: separated by commas, semicolons or tabs, with or without a byte order mark and a `sep=` line. Omits
 * empty rows and columns. Throws UnreadableTable.
 */
export async function readTable(file: Blob, { mostRows, mostCharacters }: { mostRows: number; mostCharacters: number }): Promise<Table> {
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  const [named = '', separator] = /^sep=(.)\r?\n/.exec(text) ?? []
  const body = text.slice(named.length)
  const parser = chunksOf(body).pipe(
    parse({ delimiter: separator ?? separatorOf(body), relax_column_count: true, max_record_size: mostCharacters }),
  )
  const lines: TableRow[] = []
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (lines.length > mostRows) throw new UnreadableTable({ row: lines.length + 1, reason: 'too_many_rows' })
      lines.push({ row: lines.length + 1, cells })
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable({ row: recordsBefore(error) + 1, reason: 'not_csv' })
    throw error
  }
  return withoutEmpty(lines)
}

/** Returns how many rows were read before the error; some of them may not have been delivered. */
function recordsBefore(error: CsvError): number {
  return 'records' in error && typeof error.records === 'number' ? error.records : 0
}

/** Splits a large file, so other requests are answered in between. */
function chunksOf(text: string): Readable {
  return Readable.from(
    Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, index) => text.slice(index * chunkLength, (index + 1) * chunkLength)),
  )
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableTable({ row: firstBadRow(bytes), reason: 'not_utf8', encoding: encodingOf(bytes) })
  }
}

function firstBadRow(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let row = 1
  for (let start = 0; start < bytes.length; row += 1) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline === -1 ? bytes.length : newline
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return row
    }
    start = end + 1
  }
  return row
}

/** Guesses the encoding. A Cyrillic word is a run of bytes from 0xC0 on; Western words have one or two such bytes. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16'
  let run = 0
  for (const byte of bytes) {
    run = byte >= 0xc0 ? run + 1 : 0
    if (run === 3) return 'Windows-1251'
  }
  return 'Windows-1252'
}

/** Returns the most frequent separator of the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counts = separators.map((separator) => bare.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function withoutEmpty([first, ...lines]: TableRow[]): Table {
  const rows = lines.filter(({ cells }) => cells.some(hasContent))
  const header = (first?.cells ?? []).map((name) => name.trim())
  const kept = header.flatMap((name, place) => (name !== '' || rows.some(({ cells }) => hasContent(cells[place] ?? '')) ? [place] : []))
  const beyond = (cells: readonly string[]) => cells.slice(header.length)
  return {
    header: kept.map((place) => header[place] ?? ''),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: [...kept.map((place) => cells[place] ?? ''), ...(beyond(cells).some(hasContent) ? beyond(cells) : [])],
    })),
  }
}

const hasContent = (cell: string) => cell.trim() !== ''
