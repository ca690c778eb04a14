import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { IncomingBody, slowestPace } from './incoming-body.ts'

const pace = { everyMs: 60, leastBytes: 100, mostMs: 400 }

/** A body of which one piece arrives every `everyMs`. */
function dripping(bytes: number, everyMs: number): PassThrough {
  const source = new PassThrough()
  const timer = setInterval(() => source.write(Buffer.alloc(bytes)), everyMs)
  source.on('close', () => clearInterval(timer))
  return source
}

async function sizeOf(body: IncomingBody, at = slowestPace): Promise<number> {
  let bytes = 0
  for await (const piece of body.pieces(at)) bytes += piece.length
  return bytes
}

it('gives all of it, and may be left off and taken up again', async () => {
  const source = new PassThrough()
  const body = new IncomingBody(source)
  source.write('felt')
  for await (const piece of body.pieces(pace)) {
    expect(piece.toString()).toBe('felt')
    break
  }
  expect(body.isOver).toBe(false)
  source.end('wool')
  expect(await sizeOf(body)).toBe(4)
  expect(body.isOver).toBe(true)
  expect(await sizeOf(body)).toBe(0)
})

it('disconnects a sender of too little in a period, and one that never ends', async () => {
  const slow = dripping(10, 20)
  await expect(sizeOf(new IncomingBody(slow), pace)).rejects.toMatchObject({ code: 'too_slow', status: 408 })
  slow.destroy()
  const endless = dripping(100, 20)
  await expect(sizeOf(new IncomingBody(endless), pace)).rejects.toMatchObject({ code: 'too_slow' })
  endless.destroy()
  await expect(sizeOf(new IncomingBody(new PassThrough()), pace)).rejects.toMatchObject({ code: 'too_slow' })
})

it('does not blame the sender for a slow reader', async () => {
  const source = new PassThrough()
  source.end(Buffer.alloc(10))
  for await (const piece of new IncomingBody(source).pieces(pace)) {
    expect(piece).toHaveLength(10)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
})

it('reports a broken-off body as malformed', async () => {
  const source = new PassThrough()
  source.write('half')
  setTimeout(() => source.destroy(), 20)
  await expect(sizeOf(new IncomingBody(source))).rejects.toMatchObject({ code: 'malformed', status: 400 })
})

it('passes a fixed size and no more', async () => {
  const source = new PassThrough()
  const body = new IncomingBody(source)
  source.write(Buffer.alloc(1000))
  expect(await body.letPass({ mostBytes: 10_000, mostMs: 30 })).toBe(false)
  source.write(Buffer.alloc(20_000))
  expect(await body.letPass({ mostBytes: 10_000, mostMs: 1000 })).toBe(false)
  source.end()
  expect(await body.letPass({ mostBytes: 10_000, mostMs: 1000 })).toBe(true)
})
