import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Admission } from './admission.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An admission with limited room, and a log of its decisions. */
function door(room: number, mostWaiting?: number) {
  const lines: string[] = []
  const names = new Map<ServerResponse, string>()
  const free = { room }
  const admission = new Admission({
    lines: ['public', 'personal'],
    room: () => free.room,
    longestWaitMs: 2000,
    ...(mostWaiting && { mostWaiting }),
    refuse: (_request, response) => lines.push(`${names.get(response)} refused`),
  })
  return {
    lines,
    admission,
    free,
    come(name: string, line: 'public' | 'personal' = 'personal'): ServerResponse {
      const response = new EventEmitter() as ServerResponse
      names.set(response, name)
      admission.enter(line, {} as IncomingMessage, response, () => {
        lines.push(name)
        free.room -= 1
      })
      return response
    },
  }
}

it('admits at once while there is room, and the others in order as soon as there is', async () => {
  const { lines, admission, free, come } = door(2)
  for (const name of ['first', 'second', 'third', 'fourth']) come(name)
  expect(lines).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect([lines, admission.waiting]).toEqual([['first', 'second'], 2])
  free.room = 1
  admission.letIn()
  expect([lines, admission.waiting]).toEqual([['first', 'second', 'third'], 1])
})

it('refuses a request that has waited for too long', async () => {
  const { lines, admission, come } = door(0)
  come('early')
  await vi.advanceTimersByTimeAsync(1500)
  come('late')
  await vi.advanceTimersByTimeAsync(550)
  expect([lines, admission.waiting]).toEqual([['early refused'], 1])
  await vi.advanceTimersByTimeAsync(1500)
  expect([lines, admission.waiting]).toEqual([['early refused', 'late refused'], 0])
})

it('notices free room without a signal', async () => {
  const { lines, free, come } = door(0)
  come('patient')
  free.room = 1
  await vi.advanceTimersByTimeAsync(50)
  expect(lines).toEqual(['patient'])
})

it('forgets a caller that went away', async () => {
  const { lines, admission, free, come } = door(0)
  come('gone').emit('close')
  come('here')
  expect(admission.waiting).toBe(1)
  free.room = 2
  await vi.advanceTimersByTimeAsync(50)
  expect(lines).toEqual(['here'])
})

it('admits from each line in turns', async () => {
  const { lines, free, come } = door(0)
  for (let order = 1; order <= 4; order += 1) come(`order ${order}`)
  for (let page = 1; page <= 2; page += 1) come(`page ${page}`, 'public')
  free.room = 10
  await vi.advanceTimersByTimeAsync(60)
  expect(lines).toEqual(['page 1', 'order 1', 'page 2', 'order 2', 'order 3', 'order 4'])
})

it('refuses at once when too many wait', () => {
  const { lines, come } = door(0, 2)
  for (const name of ['first', 'second', 'third']) come(name)
  expect(lines).toEqual(['third refused'])
})

it('starts no more in one turn of the event loop than there is room for, though none has taken it up yet', async () => {
  const begun: number[] = []
  const admission = new Admission({ lines: ['all'], room: () => 3, longestWaitMs: 2000, refuse: () => undefined })
  for (let request = 0; request < 7; request += 1)
    admission.enter('all', {} as IncomingMessage, new EventEmitter() as ServerResponse, () => void begun.push(request))
  expect(begun).toEqual([0, 1, 2])
  await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
})
