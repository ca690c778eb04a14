import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { answerSafely, hasAddress } from './answer-safely.ts'
import { createRefusal } from './too-busy.ts'

async function statusOf(answer: () => unknown): Promise<number> {
  const safely = answerSafely(createLog({ level: 'silent' }), createRefusal('https://shop.test'))
  const server = createServer((request, response) => safely(request, response, answer)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`)).status
}

it('answers a fault where a handler throws, at once or later', async () => {
  expect(
    await statusOf(() => {
      throw new TypeError('Invalid URL')
    }),
  ).toBe(500)
  expect(await statusOf(() => Promise.reject(new TypeError('Invalid URL')))).toBe(500)
})

const asked = (url: string, ...hosts: string[]) => ({
  url,
  headers: { host: hosts[0] },
  rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])],
})

it('knows what makes an address', () => {
  for (const url of ['/', '//', '/shop?q=%', '*', 'http://shop.test/shop'])
    expect([url, hasAddress(asked(url, 'shop.test'))]).toEqual([url, true])
  for (const host of ['1.2.3.4.5', 'a b', '[', 'a:99999']) expect([host, hasAddress(asked('/', host))]).toEqual([host, false])
  expect(hasAddress(asked('/', 'shop.test', 'shop.test'))).toBe(false)
  expect(hasAddress(asked('http://['))).toBe(false)
  expect(hasAddress(asked('/api/products?q=felt#belt', 'shop.test'))).toBe(false)
})
