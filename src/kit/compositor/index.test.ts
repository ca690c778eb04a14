import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, it, vi } from 'vitest'
import { openCompositor, type ShotRequest } from './index.ts'
import { drawPrint } from './sample-prints.ts'

const compositor = openCompositor({ workers: 1, queue: 1 })
afterAll(() => compositor.close())

const request: ShotRequest = {
  kind: 'tshirt',
  print: await drawPrint('star'),
  material: '#F6F1E7',
  type: 'flat',
  backdrop: 'lapis',
  light: 'soft',
  angle: 'front',
  aspect: '4:5',
  size: 300,
  seed: 4,
}

it('makes and measures in a separate process, and blocks nobody', async () => {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const shares: number[] = []
  const shot = await compositor.compose({ ...request, size: 800 }, { onProgress: (share) => shares.push(share) })
  delay.disable()
  expect(shot).toMatchObject({ width: 640, height: 800 })
  expect(shares.length).toBeGreaterThan(2)
  const measured = await compositor.measure(shot.image)
  expect(measured.printArea).not.toBeNull()
  expect(delay.mean / 1e6).toBeLessThan(100)
})

it('names the problem of a picture by its code', async () => {
  await expect(compositor.compose({ ...request, print: Buffer.from('nothing') })).rejects.toMatchObject({
    name: 'PictureError',
    code: 'not_a_picture',
  })
  await expect(compositor.measure(Buffer.alloc(0))).rejects.toMatchObject({ code: 'not_a_picture' })
})

it('starts another process for a request that comes as an idle one ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await expect(compositor.measure(Buffer.alloc(0))).rejects.toMatchObject({ code: 'not_a_picture' })
    vi.advanceTimersByTime(20_000)
    await expect(compositor.measure(Buffer.alloc(0))).rejects.toMatchObject({ code: 'not_a_picture' })
  } finally {
    vi.useRealTimers()
  }
})

it('refuses a request when the queue is full', async () => {
  const two = [compositor.compose(request), compositor.compose(request)]
  await expect(compositor.compose(request)).rejects.toMatchObject({ code: 'too_busy' })
  expect(await Promise.all(two)).toHaveLength(2)
})

it('stops a cancelled shot, running or waiting, and continues with others', async () => {
  const working = new AbortController()
  const waiting = new AbortController()
  const first = compositor.compose(
    { ...request, size: 3000 },
    { signal: working.signal, onProgress: () => working.abort(new Error('enough')) },
  )
  const second = compositor.compose(request, { signal: waiting.signal })
  waiting.abort(new Error('not even begun'))
  await Promise.all([expect(first).rejects.toThrow('enough'), expect(second).rejects.toThrow('not even begun')])
  expect(await compositor.compose(request)).toMatchObject({ width: 240, height: 300 })
})

it('ends work in progress when it closes', async () => {
  const other = openCompositor({ workers: 1, queue: 1 })
  const begun = Promise.withResolvers<void>()
  const shot = other.compose({ ...request, size: 3000 }, { onProgress: () => begun.resolve() })
  const failed = expect(shot).rejects.toMatchObject({ code: 'failed' })
  await begun.promise
  await other.close()
  await failed
  await expect(other.compose(request)).rejects.toMatchObject({ code: 'failed' })
})
