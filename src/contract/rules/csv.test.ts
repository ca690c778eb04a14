import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('csvLine', () => {
  it('quotes text, doubles quotes and leaves numbers to be added up', () => {
    expect(csvLine(['UND-12345', 'Aigerim "Aika", Almaty', 129.8])).toBe('"UND-12345","Aigerim ""Aika"", Almaty",129.8\r\n')
  })

  it.each(['=1+1', '+60 12 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("http://evil.example")'])('disarms %j', (cell) => {
    expect(csvLine([cell])).toMatch(/^"'/)
  })

  it('keeps a line break inside its cell', () => {
    expect(csvLine(['one\ntwo', 'three'])).toBe('"one\ntwo","three"\r\n')
  })
})
