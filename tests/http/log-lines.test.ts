import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { shopProcess } from '#tests/support/shop-process.ts'

const shop = shopProcess({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tulpar.example',
  AUTH_SECRET: 'x'.repeat(32),
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'trace',
  HOST: '127.0.0.1',
})

/** Personal data in the paths and queries below; no log line may contain any of it. */
const personal = ['zhansaya', 'Qabanbai', 'tengri-secret', '%40example']
const paths = [
  '/%E0%A4%A/zhansaya@example.kz',
  '/%ff/zhansaya%40example.kz/Qabanbai',
  '/shop/%C3%28zhansaya@example.kz',
  '/product/%zz-zhansaya@example.kz',
  '/order/%E0%A4%A?token=tengri-secret&email=zhansaya@example.kz',
  '/ru/%F0%28%8C%28/zhansaya@example.kz',
  '/kk/check-email/zhansaya%40example.kz',
  '/check-email?email=zhansaya@example.kz&q=%E0%A4%A',
  '/api/products/%E0%A4%Azhansaya@example.kz',
  '/assets/%E0%A4%A/zhansaya@example.kz.js',
  '/images/%ff/zhansaya@example.kz.webp',
  '/%2e%2e/zhansaya@example.kz',
  '//zhansaya@example.kz/%ff',
]

/** Sends the path unchanged; fetch would normalize it. */
function ask(path: string, head: string[] = []): Promise<string> {
  const { port } = new URL(shop.origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write([`GET ${path} HTTP/1.1`, 'host: tulpar.example', 'connection: close', ...head, '', ''].join('\r\n')),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}

it('prints JSON alone, and nothing of an unreadable address', async () => {
  for (const path of paths) for (const head of [[], ['accept: text/html'], ['x-forwarded-for: zhansaya@example.kz']]) await ask(path, head)
  const body = JSON.stringify({ email: 'zhansaya@example.kz', name: 'zhansaya', subject: 'x', message: 'Qabanbai 12' })
  const headers = { 'content-type': 'application/json' }
  for (const path of ['/api/contact', '/api/auth/sign-in/email', '/api/orders', '/%E0%A4%A']) {
    await fetch(`${shop.origin}${path}`, { method: 'POST', headers, body })
    await fetch(`${shop.origin}${path}`, { method: 'POST', headers, body: body.slice(0, -5) })
  }
  const last = 'the-last-of-all-requests'
  await ask('/api/shop', [`x-request-id: ${last}`])
  await vi.waitFor(() => expect(shop.lines.some((line) => line.includes(last))).toBe(true), { timeout: 30_000 })

  expect(shop.lines.length).toBeGreaterThan(paths.length)
  const isJson = (line: string) => {
    try {
      return typeof JSON.parse(line) === 'object'
    } catch {
      return false
    }
  }
  expect(shop.lines.filter((line) => !isJson(line)).slice(0, 3)).toEqual([])
  expect(personal.filter((word) => shop.lines.some((line) => line.toLowerCase().includes(word.toLowerCase())))).toEqual([])
  // React Router printed something: the log records that, but not the text.
  expect(shop.lines.filter((line) => line.includes('a library printed')).length).toBeGreaterThan(0)
})
