import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, listCell, ownText, readListCell, readWords } from './csv.ts'

describe('csvLine', () => {
  it('quotes text, doubles quotes and leaves numbers to be added up', () => {
    expect(csvLine(['UND-12345', 'Aigerim "Aika", Almaty', 129.8])).toBe('"UND-12345","Aigerim ""Aika"", Almaty",129.8\r\n')
  })

  // Excel treats the full-width forms of East Asian keyboards as the same signs; other programs may treat more forms so.
  const signs = ['=1+1', '+60 12 555', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '−1', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)']
  const blanks = [
    '  =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tone',
    '\rone',
    '\none',
    ' \t=1',
    '\u00a0=1',
    '\u3000＝1',
    '\ufeff=1',
    '\u200b=1',
    '\u0000=1',
  ]
  const quotes = ['"=1+1"', '""=1', "'=1", '“=1', ' " =1', '«＝1', '  =HYPERLINK("http://evil.example")']

  it.each(signs.concat(blanks, quotes))('disarms %j', (cell) => {
    expect(csvLine([cell])).toMatch(/^"'/)
  })

  it.each(['Aigerim', '12.50', '"quoted" text', "O'Neill", 'a = b', 'Jalan 1 - 2', 'me@example.com', '', '—', '(+60) 12'])(
    'leaves %j as it is',
    (cell) => {
      expect(csvLine([cell])).toBe(`"${cell.replaceAll('"', '""')}"\r\n`)
    },
  )

  it.each([
    ['Aigul;=1+1', "Aigul;'=1+1"],
    ['Aigul;=cmd|calc!A1', "Aigul;'=cmd|calc!A1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a; "+1;b', `a;' ""+1;b`],
  ])('disarms %j where semicolons or tabs separate cells', (cell, written) => {
    expect(csvLine([cell])).toBe(`"${written}"\r\n`)
  })

  it('is read back unchanged', () => {
    const signs = fc.constantFrom('=', '+', '-', ';', '\t', "'", '"', ' ', '\n', 'a', '1', '＝')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const cell = parts.join('')
        const written = csvLine([cell]).slice(1, -3).replaceAll('""', '"')
        expect(ownText(written)).toBe(cell)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps a line break inside its cell', () => {
    expect(csvLine(['one\ntwo', 'three'])).toBe('"one\ntwo","three"\r\n')
  })
})

describe('a list in one cell', () => {
  it('keeps a comma inside a word', () => {
    const sizes = ['1/2', 'XL, tall', String.raw`a\b`, '-S']
    expect(listCell(sizes)).toBe(String.raw`1/2, XL\, tall, a\\b, -S`)
    expect(readListCell(listCell(sizes))).toEqual(sizes)
  })

  it('names each size once, and a column of a table as often as it is written', () => {
    expect(readListCell('S, M, S')).toEqual(['S', 'M'])
    expect(readWords('Size, cm, cm')).toEqual(['Size', 'cm', 'cm'])
  })
})
