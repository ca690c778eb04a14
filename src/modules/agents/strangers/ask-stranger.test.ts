import { expect, it } from 'vitest'
import { agentPlatform } from '#tests/support/agent-platform.ts'
import { askStranger, mayLoopBack, TooLong, Unreachable } from './ask-stranger.ts'

const usual = { timeoutMs: 2000, mostBytes: 1000, mayLoopBack: true }
const there = await agentPlatform({ respond: (_request, response) => void response.end('{}') })
const { port } = new URL(there.origin)

it('asks the address that it resolved once, and sends nothing of its own (agents, section 4)', async () => {
  const asked: string[] = []
  const resolve = (host: string) => Promise.resolve((asked.push(host), '127.0.0.1'))
  const answer = await askStranger(new URL(`http://agent.example:${port}/ucp.json?a=1`), { ...usual, resolve })
  expect(answer).toMatchObject({ status: 200, body: '{}' })
  expect(asked).toEqual(['agent.example'])
  expect(there.seen.at(-1)).toBe('GET /ucp.json?a=1')
})

it('refuses a name that resolves to an address of this network', async () => {
  const seen = there.seen.length
  for (const address of ['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1']) {
    const asking = { ...usual, mayLoopBack: false, resolve: () => Promise.resolve(address) }
    await expect(askStranger(new URL('https://agent.example/'), asking), address).rejects.toThrow('not on the internet')
  }
  await expect(askStranger(new URL(there.origin), { ...usual, mayLoopBack: false })).rejects.toBeInstanceOf(Unreachable)
  expect(there.seen).toHaveLength(seen)
})

it('refuses http to other machines, user names and other schemes', async () => {
  for (const url of ['http://8.8.8.8/', `http://a:b@127.0.0.1:${port}/`, 'ftp://127.0.0.1/', 'file:///etc/passwd'])
    await expect(askStranger(new URL(url), { ...usual, resolve: () => Promise.resolve('127.0.0.1') }), url).rejects.toBeInstanceOf(
      Unreachable,
    )
})

it('leaves no rejection unhandled when a refused address runs out of time', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  await expect(askStranger(new URL('https://10.0.0.1/'), { ...usual, mayLoopBack: false, timeoutMs: 1 })).rejects.toThrow(
    'not on the internet',
  )
  await new Promise((resolve) => AbortSignal.timeout(20).addEventListener('abort', resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

it('follows no redirect', async () => {
  const elsewhere = await agentPlatform({
    respond: (_request, response) => void response.writeHead(302, { location: `${there.origin}/found` }).end(),
  })
  expect((await askStranger(new URL(elsewhere.origin), usual)).status).toBe(302)
  expect(there.seen).not.toContain('GET /found')
})

it('ends after its time and its size, also where the answer trickles', async () => {
  const long = await agentPlatform({ respond: (_request, response) => void response.end('x'.repeat(1001)) })
  await expect(askStranger(new URL(long.origin), usual)).rejects.toBeInstanceOf(TooLong)
  const silent = await agentPlatform({ respond: (_request, response) => void response.write('x') })
  await expect(askStranger(new URL(silent.origin), { ...usual, timeoutMs: 100 })).rejects.toBeInstanceOf(Unreachable)
  await expect(
    askStranger(new URL('https://agent.example/'), { ...usual, timeoutMs: 100, resolve: () => new Promise(() => {}) }),
  ).rejects.toThrow('too slow')
})

it('allows this machine only to a shop that is itself on http on this machine', () => {
  expect(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'].map(mayLoopBack)).toEqual([true, true, true])
  expect(['https://localhost', 'https://tulpar.example', 'http://tulpar.example', 'http://10.0.0.1'].map(mayLoopBack)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
