import type { Clock } from '#kit/clock/clock.ts'
import type { Limit, Limits } from '#kit/limits/limits.ts'
import { TooManyRequests } from '#kit/http/domain-error.ts'
import { Refusal } from '../refusal.ts'
import { askStranger, TooLong } from '../strangers/ask-stranger.ts'
import { isRecord } from './read-body.ts'
import { malformed, type PlatformProfile, readProfile } from './read-profile.ts'

const fetchesByAddress: Limit = { name: 'agent-profiles-by-address', points: 30, perSeconds: 60 }
const fetchesInAll: Limit = { name: 'agent-profiles', points: 600, perSeconds: 60 }
const mostAtOnce = 20
const mostKept = 1000
const mostBytes = 256 * 1024
const timeoutMs = 5000
const failureSeconds = 10
const leastSeconds = 60
const mostSeconds = 24 * 3600
/** How often an unknown key may have a profile fetched again. */
const againMs = 60_000

type Held = { found: PlatformProfile | Refusal; until: number }
export type Asker = { address: string; limits: Limits }

/** Fetches the profiles of platforms, and caches each as long as its Cache-Control allows. */
export class Profiles {
  readonly #clock: Clock
  readonly #mayLoopBack: boolean
  readonly #held = new Map<string, Held>()
  readonly #asked = new Map<string, Promise<Held>>()
  /** When an unknown key had a profile fetched again. */
  readonly #again = new Map<string, number>()

  constructor(clock: Clock, loopsBack: boolean) {
    this.#clock = clock
    this.#mayLoopBack = loopsBack
  }

  /** Throws a Refusal when there is no usable profile, or when too many are being fetched (503). */
  async get(url: string, asker: Asker): Promise<PlatformProfile> {
    const held = this.#held.get(url)
    const { found } = held && held.until > this.#clock.now().getTime() ? held : await this.#fetchOnce(url, asker)
    if (found instanceof Refusal) throw found
    return found
  }

  /** Finds a key of a profile. An unknown one has the profile fetched again, at most once a minute. Throws as `get` does. */
  async findKey(url: string, kid: string, asker: Asker): Promise<Record<string, unknown> | undefined> {
    const known = keyIn(await this.get(url, asker), kid)
    const now = this.#clock.now().getTime()
    if (known || now - (this.#again.get(url) ?? 0) < againMs) return known
    this.#again.delete(url)
    this.#again.set(url, now)
    const [oldest] = this.#again.keys()
    if (this.#again.size > mostKept && oldest !== undefined) this.#again.delete(oldest)
    this.#held.delete(url)
    return keyIn(await this.get(url, asker), kid)
  }

  /** Concurrent requests for the same profile share one fetch. */
  async #fetchOnce(url: string, { address, limits }: Asker): Promise<Held> {
    const earlier = this.#asked.get(url)
    if (earlier) return earlier
    if (this.#asked.size >= mostAtOnce) throw busy(1)
    const asked = this.#fetchWithin(url, address, limits).finally(() => this.#asked.delete(url))
    this.#asked.set(url, asked)
    return asked
  }

  async #fetchWithin(url: string, address: string, limits: Limits): Promise<Held> {
    try {
      await limits.take(fetchesByAddress, address)
      await limits.take(fetchesInAll, 'all')
    } catch (error) {
      throw error instanceof TooManyRequests ? busy(error.retryAfterSeconds) : error
    }
    const held = await this.#fetch(url)
    this.#held.delete(url)
    this.#held.set(url, held)
    const [oldest] = this.#held.keys()
    if (this.#held.size > mostKept && oldest !== undefined) this.#held.delete(oldest)
    return held
  }

  async #fetch(url: string): Promise<Held> {
    const until = (seconds: number) => this.#clock.now().getTime() + seconds * 1000
    try {
      const asking = { headers: { accept: 'application/json' }, timeoutMs, mostBytes, mayLoopBack: this.#mayLoopBack }
      const { status, headers, body } = await askStranger(new URL(url), asking)
      if (status !== 200) throw unreachable()
      return { found: readProfile(body), until: until(keptSeconds(headers['cache-control'])) }
    } catch (error) {
      const found = error instanceof Refusal ? error : error instanceof TooLong ? malformed() : unreachable()
      return { found, until: until(failureSeconds) }
    }
  }
}

function keyIn({ keys }: PlatformProfile, kid: string): Record<string, unknown> | undefined {
  return keys.filter(isRecord).find((key) => key['kid'] === kid)
}

/** Returns `max-age`, but at least a minute and at most a day. */
function keptSeconds(cacheControl: string | undefined): number {
  const age = /(?:^|[\s,])max-age="?(\d{1,9})/i.exec(cacheControl ?? '')?.[1]
  return Math.min(mostSeconds, Math.max(leastSeconds, Number(age ?? 0)))
}

function unreachable(): Refusal {
  return new Refusal(424, 'profile_unreachable', 'The profile could not be fetched over https from an address on the internet.')
}

function busy(seconds: number): Refusal {
  return new Refusal(503, 'unavailable', 'Too many profiles are being fetched. Please try again.', { 'retry-after': String(seconds) })
}
