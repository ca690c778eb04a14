import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { fakeImageService, type ImageAnswer } from '#tests/support/fake-image-service.ts'
import { googleImages } from './google-images.ts'
import type { PictureWish } from './image-service.ts'
import { openAiImages } from './openai-images.ts'

const { url, asked, answers } = await fakeImageService()
const key = 'sk-the-key-of-the-shop'
const services = {
  openai: openAiImages({ key, apiUrl: url, timeoutMs: 400 }),
  google: googleImages({ key, apiUrl: `${url}/v1beta`, timeoutMs: 400 }),
}
const wish: PictureWish = {
  prompt: 'On felt',
  original: { bytes: Buffer.from('the picture'), mime: 'image/png' },
  aspect: '4:5',
  size: 2000,
  isTransparent: false,
}
const shares: number[] = []
const make = (name: keyof typeof services, ...given: ImageAnswer[]) => {
  answers.push(...given)
  return services[name].makePicture(wish, { signal: new AbortController().signal, onProgress: (share) => shares.push(share) })
}
const last = () => asked.at(-1)

it('asks OpenAI for an edit of the product’s picture and reads its stream', async () => {
  const made = await make('openai')
  expect(made.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(made.cost).toBeCloseTo((100 * 5 + 1000 * 8 + 4000 * 30) / 1e6, 6)
  expect(shares.at(-1)).toBeCloseTo(1 / 3)
  expect(last()).toMatchObject({ path: '/v1/images/edits', headers: { authorization: `Bearer ${key}` } })
  const form = last()?.body.toString() ?? ''
  for (const field of ['"image[]"; filename="product.png"', 'the picture', 'On felt', '1024x1536', 'gpt-image-2.5-sunburst'])
    expect(form).toContain(field)
})

it('asks Google to generate from words and picture, and counts its tokens', async () => {
  const made = await make('google')
  expect(made.cost).toBeCloseTo((1000 * 0.5 + 1120 * 60) / 1e6, 6)
  expect(last()).toMatchObject({ path: '/v1beta/models/gemini-3.1-flash-image:generateContent', headers: { 'x-goog-api-key': key } })
  expect(JSON.parse(last()?.body.toString() ?? '')).toMatchObject({
    contents: [{ parts: [{ inlineData: { mimeType: 'image/png' } }, { text: 'On felt' }] }],
    generationConfig: { imageConfig: { aspectRatio: '4:5', imageSize: '2K' } },
  })
})

it.each<[string, ImageAnswer, object]>([
  [
    'a prompt that is refused',
    { kind: 'status', status: 400, body: { error: { code: 'moderation_blocked', message: 'Not this.' } } },
    { code: 'refused', isPaid: 'no', detail: 'Not this.' },
  ],
  [
    'too many requests, with when to come again',
    { kind: 'status', status: 429, headers: { 'retry-after': '7' }, body: { error: { code: 'rate_limit_exceeded' } } },
    { code: 'rate_limited', isPaid: 'no', retryAfterMs: 7000 },
  ],
  [
    'nothing left to pay with',
    { kind: 'status', status: 429, body: { error: { code: 'insufficient_quota', message: 'Pay first' } } },
    { code: 'out_of_credit', isPaid: 'no' },
  ],
  [
    'a wrong key, without repeating it',
    { kind: 'status', status: 401, body: { error: { message: `Incorrect API key provided: ${key}` } } },
    { code: 'key_refused', isPaid: 'no', detail: 'Incorrect API key provided: …' },
  ],
  ['a fault of its own', { kind: 'status', status: 503, body: {} }, { code: 'service_failed', isPaid: 'no', detail: 'HTTP 503' }],
  ['a page instead of an answer', { kind: 'nonsense' }, { code: 'broken_picture', isPaid: 'maybe' }],
  ['no answer in time', { kind: 'silence' }, { code: 'timeout', isPaid: 'maybe' }],
  ['an answer that breaks off', { kind: 'breaks_off' }, { code: 'unknown_outcome', isPaid: 'maybe' }],
])('reports %s of either service', async (_what, answer, failure) => {
  for (const name of ['openai', 'google'] as const) await expect(make(name, answer), name).rejects.toMatchObject(failure)
})

it('reports Google’s message when there is no picture', async () => {
  await expect(make('google', { kind: 'ended', reason: 'IMAGE_SAFETY' })).rejects.toMatchObject({
    code: 'refused',
    isPaid: 'no',
    cost: 0.0001,
  })
  await expect(make('google', { kind: 'ended', reason: 'STOP' })).rejects.toMatchObject({ code: 'broken_picture', isPaid: 'maybe' })
  const delayed = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Later', details: [{ retryDelay: '17s' }] } }
  await expect(make('google', { kind: 'status', status: 429, body: delayed })).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterMs: 17_000,
  })
})

it('knows that nothing was paid where the service was never reached', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const nowhere = openAiImages({ key, apiUrl: `http://127.0.0.1:${port}` })
  await expect(nowhere.makePicture(wish, { signal: new AbortController().signal })).rejects.toMatchObject({
    code: 'service_failed',
    isPaid: 'no',
  })
})
