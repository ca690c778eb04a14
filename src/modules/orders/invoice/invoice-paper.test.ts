import { expect, it, vi } from 'vitest'
import { openDocument } from '#kit/print/document.ts'
import { paperOf } from './invoice-paper.ts'

it('sets tabular figures in columns only', async () => {
  const { pdf, finished } = await openDocument({ size: 'A4', margin: 0, language: 'en', title: 'Invoice', author: 'Tulpar' })
  const text = vi.spyOn(pdf, 'text')
  const { write } = paperOf(pdf)
  write('RM 11.88', { x: 0, y: 0, width: 90 })
  write('RM 11.88', { x: 0, y: 20, width: 90, inColumn: true })
  pdf.end()
  await finished
  const tabular = expect.objectContaining({ features: ['tnum'] })
  expect(text).not.toHaveBeenCalledWith('RM 11.88', 0, 0, tabular)
  expect(text).toHaveBeenCalledWith('RM 11.88', 0, 20, tabular)
})
