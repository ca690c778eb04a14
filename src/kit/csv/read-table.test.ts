import { expect, it } from 'vitest'
import { readTable, UnreadableTable } from './read-table.ts'

const limits = { mostRows: 100, mostCharacters: 10_000 }
const read = (content: string | Uint8Array<ArrayBuffer>) => readTable(new Blob([content]), limits)
const faultOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  read(content).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableTable ? error.fault : error),
  )
const table = { header: ['sku', 'name'], rows: [{ row: 2, cells: ['A', 'Ram’s, horn'] }] }

const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })

it.each([
  ['commas', 'sku,name\r\nA,"Ram’s, horn"\r\n'],
  ['semicolons', 'sku;name\r\nA;"Ram’s, horn"\r\n'],
  ['tabs', 'sku\tname\nA\tRam’s, horn\n'],
  ['a sep= line', 'sep=|\r\nsku|name\r\nA|Ram’s, horn\r\n'],
  ['a byte order mark', '\ufeffsku;name\nA;"Ram’s, horn"'],
  ['commas in a quoted header', '"sku";"name"\nA;"Ram’s, horn"'],
])('reads a table with %s', async (_name, text) => {
  const { header, rows } = await read(text)
  expect({ header, rows }).toEqual(table)
})

it('leaves out rows and columns without content, and keeps the numbers of the others', async () => {
  expect(await read('sku,name,,\n,,,\nA,B,,\n\n" ",,,\nC,D,,\n')).toEqual({
    header: ['sku', 'name'],
    rows: [
      { row: 3, cells: ['A', 'B'] },
      { row: 6, cells: ['C', 'D'] },
    ],
  })
  expect((await read('sku,,name\nA,1,B\n')).header).toEqual(['sku', '', 'name'])
  expect((await read('sku\nA,,\nB,more\n')).rows).toEqual([
    { row: 2, cells: ['A'] },
    { row: 3, cells: ['B', 'more'] },
  ])
})

it('names the row and the encoding of a file that is not UTF-8', async () => {
  expect(await faultOf(windows1251('sku,name_ru\nA,English\nB,Кружка новая\n'))).toEqual({
    row: 3,
    reason: 'not_utf8',
    encoding: 'Windows-1251',
  })
  expect(await faultOf(Uint8Array.from([...Buffer.from('sku,name\nA,Ram'), 0x92, ...Buffer.from('s horn\n')]))).toEqual({
    row: 2,
    reason: 'not_utf8',
    encoding: 'Windows-1252',
  })
  expect(await faultOf(Uint8Array.from([0xff, 0xfe, ...Buffer.from('sku\n', 'utf16le')]))).toMatchObject({ encoding: 'UTF-16' })
})

it('reports a file that is no table', async () => {
  expect(await faultOf('sku,name\nA,"open\n')).toEqual({ row: 2, reason: 'not_csv' })
  expect(await faultOf(`sku\n${'A\n'.repeat(101)}`)).toEqual({ row: 102, reason: 'too_many_rows' })
})

it('returns nothing for an empty file', async () => {
  expect(await read('')).toEqual({ header: [], rows: [] })
})
