import { expect, it, vi } from 'vitest'
import { writtenBody } from './written-body.ts'

/** An endless sequence of numbers, and the count of its open readers. */
function counter() {
  const counted = { open: 0 }
  async function* parts() {
    counted.open += 1
    try {
      for (let number = 1; ; number += 1) yield await Promise.resolve(number)
    } finally {
      counted.open -= 1
    }
  }
  return { counted, parts: parts() }
}

it('begins with its first reader, and ends with it', async () => {
  const { counted, parts } = counter()
  const body = writtenBody(parts, (number) => `${number},`, { opening: 'numbers:' })
  expect(counted.open).toBe(0)
  const reader = body.getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  expect([await read(), await read(), await read()]).toEqual(['numbers:', '1,', '2,'])
  expect(counted.open).toBe(1)
  await reader.cancel()
  expect(counted.open).toBe(0)
})

it('ends for a reader that reads nothing', async () => {
  const { counted, parts } = counter()
  const reader = writtenBody(parts, String, { mostIdleMs: 5 }).getReader()
  await reader.read()
  await vi.waitFor(() => expect(counted.open).toBe(0))
  await expect(reader.read()).rejects.toThrow('nobody read the rest')
})

it('releases resources opened before a body that nobody reads', async () => {
  const { counted, parts } = counter()
  await parts.next()
  writtenBody(parts, String, { mostIdleMs: 5 })
  await vi.waitFor(() => expect(counted.open).toBe(0))
})

it('breaks off with its parts', async () => {
  const onFault = vi.fn<(error: unknown) => void>()
  async function* parts() {
    yield await Promise.resolve('a')
    throw new Error('gone')
  }
  const text = new Response(writtenBody(parts(), String, { onFault })).text()
  await expect(text).rejects.toThrow('gone')
  expect(onFault).toHaveBeenCalledOnce()
})
