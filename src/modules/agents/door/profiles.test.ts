import { expect, it } from 'vitest'
import { profileOf, type Respond } from '#tests/support/agent-profile.ts'
import { agentPlatform } from '#tests/support/agent-platform.ts'
import { Profiles } from './profiles.ts'

const second = 1000
const limits = { take: () => Promise.resolve() } as unknown as Parameters<Profiles['get']>[1]['limits']
const asker = { address: '203.0.113.1', limits }

/** Profiles with a clock that the test moves on. */
function profilesAt(start = 0) {
  let now = start
  return { profiles: new Profiles({ now: () => new Date(now) }, true), wait: (ms: number) => void (now += ms) }
}

const answer =
  (headers: Record<string, string>, status = 200): Respond =>
  (_request, response) =>
    void response.writeHead(status, headers).end(JSON.stringify(profileOf('2026-08-25', [])))

it('keeps a profile as its Cache-Control says, but a minute at least and a day at most (agents, section 4)', async () => {
  for (const [cacheControl, keptSeconds] of [
    ['max-age=600', 600],
    ['no-store', 60],
    ['max-age=5', 60],
    ['public, max-age=99999999', 24 * 3600],
  ] as const) {
    const { profile, seen } = await agentPlatform({ respond: answer({ 'cache-control': cacheControl }) })
    const { profiles, wait } = profilesAt()
    const get = () => profiles.get(profile, asker)
    await get()
    wait(keptSeconds * second - 1)
    await get()
    expect(seen, cacheControl).toHaveLength(1)
    wait(1)
    await get()
    expect(seen, cacheControl).toHaveLength(2)
  }
})

it('keeps a failure for ten seconds', async () => {
  const { profile, seen } = await agentPlatform({ respond: answer({ 'cache-control': 'max-age=600' }, 404) })
  const { profiles, wait } = profilesAt()
  const get = () => profiles.get(profile, asker)
  await expect(get()).rejects.toMatchObject({ status: 424, code: 'profile_unreachable' })
  wait(10 * second - 1)
  await expect(get()).rejects.toMatchObject({ status: 424 })
  expect(seen).toHaveLength(1)
  wait(1)
  await expect(get()).rejects.toMatchObject({ status: 424 })
  expect(seen).toHaveLength(2)
})

it('keeps 1,000 profiles, the newest', async () => {
  const { origin, seen } = await agentPlatform()
  const { profiles } = profilesAt()
  for (let place = 0; place <= 1000; place += 1) await profiles.get(`${origin}/${place}`, asker)
  await profiles.get(`${origin}/1000`, asker)
  expect(seen).toHaveLength(1001)
  await profiles.get(`${origin}/0`, asker)
  expect(seen).toHaveLength(1002)
})

it('fetches twenty at once, and each of them once', async () => {
  const waiting: (() => void)[] = []
  const { origin } = await agentPlatform({
    respond: (request, response) => void waiting.push(() => answer({})(request, response)),
  })
  const { profiles } = profilesAt()
  const get = (place: number) => profiles.get(`${origin}/${place}`, asker)
  const asked = Array.from({ length: 20 }, (_, place) => get(place))
  await expect(get(20)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  const same = get(0)
  await expect.poll(() => waiting.length).toBe(20)
  for (const respond of waiting) respond()
  await Promise.all([...asked, same])
  expect(waiting).toHaveLength(20)
})
