import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { scanPdf } from './scan-pdf.ts'

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\ntrailer\n<< >>\n%%EOF\n`, 'latin1')

it('reports its findings, and none for an honest file', async () => {
  expect(await scanPdf(pdf('1 0 obj << /S /Launch >> endobj'))).toBe('/Launch')
  expect(await scanPdf(readFileSync(new URL('./samples/qpdf-object-streams.pdf', import.meta.url)))).toBeUndefined()
})

it('stays within its time over five megabytes of the worst input, and blocks nobody', async () => {
  const worst = [
    '1 0 obj '.repeat(600_000),
    '/#41#41'.repeat(700_000),
    `${'1 '.repeat(2_400_000)}obj`,
    '1 0 obj << /OpenAction 5 0 R >> endobj\n'.repeat(120_000),
  ]
  const delay = monitorEventLoopDelay()
  for (const text of worst) {
    const bytes = pdf(text)
    delay.enable()
    const startedAt = performance.now()
    await scanPdf(bytes)
    delay.disable()
    expect(performance.now() - startedAt, text.slice(0, 20)).toBeLessThan(10_000)
  }
  expect(delay.max / 1e6).toBeLessThan(3000)
})
