import { expect, it, vi } from 'vitest'
import { type BulkRun, runBulk } from './run-bulk.ts'

const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`)
const read = new Map(ids.map((id, index) => [id, `2026-11-29T10:00:00.${String(index).padStart(3, '0')}Z`]))
const going = new AbortController().signal

it('sends a hundred at a time and gathers refusals', async () => {
  const steps: BulkRun[] = []
  const send = vi.fn<(sent: readonly string[]) => Promise<{ changed: number; failed: BulkRun['failed'] }>>((sent) =>
    Promise.resolve({ changed: sent.length - 1, failed: [{ id: sent[0] ?? '', code: 'out_of_stock' }] }),
  )
  const run = await runBulk(ids, read, send, (now) => steps.push(now), going)
  expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([100, 100, 50])
  expect(steps.map(({ done }) => done)).toEqual([0, 100, 200])
  expect(run).toMatchObject({ done: 250, all: 250 })
  expect(run.failed.map(({ id }) => id)).toEqual(['id-0', 'id-100', 'id-200'])
})

it('stops where a call broke off, and names rows without a known outcome', async () => {
  let calls = 0
  const run = await runBulk(
    ids,
    read,
    (sent) => ((calls += 1) === 2 ? Promise.reject(new Error('network')) : Promise.resolve({ changed: sent.length, failed: [] })),
    () => undefined,
    going,
  )
  expect(calls).toBe(2)
  expect(run.done).toBe(200)
  expect(run.failed).toHaveLength(100)
  expect(run.failed[0]).toEqual({ id: 'id-100', code: 'unanswered' })
})

it('sends no more once it is stopped', async () => {
  const stopping = new AbortController()
  const send = vi.fn<() => Promise<{ changed: number; failed: [] }>>(() => {
    stopping.abort()
    return Promise.resolve({ changed: 100, failed: [] })
  })
  expect(await runBulk(ids, read, send, () => undefined, stopping.signal)).toMatchObject({ done: 100, failed: [] })
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends with each id when its row was read', async () => {
  const sent: Record<string, string>[] = []
  const send = (_: readonly string[], versions: Record<string, string> = {}) => {
    sent.push(versions)
    return Promise.resolve({ changed: 100, failed: [] })
  }
  await runBulk(ids, read, send, () => undefined, going)
  expect(Object.assign({}, ...sent)).toEqual(Object.fromEntries(read))
  expect(sent.map((versions) => Object.keys(versions).length)).toEqual([100, 100, 50])
})
