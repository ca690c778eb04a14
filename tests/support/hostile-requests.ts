import { connect } from 'node:net'
import { sql } from 'kysely'
import { newId } from '#kit/ids.ts'
import type { Database } from '#kit/database/database.ts'
import { hostileRequest, seeded } from './hostile-request.ts'

/** Returns the status of the first answer. Undefined when the connection closes without one or times out. */
export function statusOfRaw(port: number, request: string, longestMs = 5000): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    // The server waits for the rest of an incomplete request until the sender closes its side.
    const timers = [setTimeout(() => socket.end(), longestMs / 5), setTimeout(() => finish(undefined), longestMs)]
    const finish = (status: number | undefined) => {
      for (const timer of timers) clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    let begun = ''
    socket.on('connect', () => socket.write(request, 'latin1'))
    socket.on('data', (bytes: Buffer) => {
      begun += bytes.toString('latin1')
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(begun)?.[1]
      // The real answer follows 100 Continue.
      if (status === '100') begun = begun.replace(/^[^]*?\r\n\r\n/, '')
      else if (status !== undefined) finish(Number(status))
    })
    socket.on('end', () => finish(undefined))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error)
      finish(undefined)
    })
  })
}

type Answers = Map<number | undefined, { count: number; first: string }>

/** Sends `count` hostile requests, `atOnce` at a time. Returns the number of answers by status, with the first request for each. */
export async function sendHostile(
  port: number,
  { seed, count, atOnce = 50 }: { seed: number; count: number; atOnce?: number },
): Promise<Answers> {
  const random = seeded(seed)
  const answers: Answers = new Map()
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        const request = hostileRequest(random)
        const status = await statusOfRaw(port, request)
        const known = answers.get(status)
        if (known) known.count += 1
        else answers.set(status, { count: 1, first: request })
      }
    }),
  )
  return answers
}

/** Keeps every connection of a shop with a small pool waiting for a lock while `work` runs. Further requests queue and are refused. */
export async function whileQueueIsFull<Result>(db: Database, origin: string, work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  // Each request has its own address, because simultaneous requests for the same one share an answer.
  const ask = () =>
    fetch(`${origin}/api/products/${newId()}`).then(
      async (answer) => (await answer.text(), answer.status),
      () => undefined,
    )
  const filling = await db.transaction().execute(async (holder) => {
    await sql`lock table products in access exclusive mode`.execute(holder)
    const fillers = Array.from({ length: 20 }, async () => {
      while (!isOver) await ask()
    })
    try {
      while ((await ask()) !== 503);
      return { result: await work(), fillers }
    } finally {
      isOver = true
    }
  })
  await Promise.all(filling.fillers)
  return filling.result
}

export function faultsIn(answers: Answers, expected: readonly number[] = []) {
  return [...answers].filter(([status = 0]) => status >= 500 && !expected.includes(status))
}
