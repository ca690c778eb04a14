/** Headers for a cache in front, sent with an answer that is the same for everybody. */
export type SharedHeaders = Readonly<Record<string, string>>

/** Limits how long a page is outdated when a purge is lost. */
const longestSeconds = 600
/** Some caches refuse a longer header, so such an answer is not cached there. */
const mostHeaderCharacters = 12_000

/**
 * Sets the names that caches know: RFC 9213, Surrogate-Key for Fastly and Varnish, Cache-Tag for Cloudflare. Browsers still revalidate, by
 * their own Cache-Control.
 */
export function sharedHeaders(tags: Iterable<string>): SharedHeaders {
  const names = [...tags]
  const keys = names.join(' ')
  if (keys.length > mostHeaderCharacters) return {}
  const age = `max-age=${longestSeconds}`
  return { 'cdn-cache-control': age, 'surrogate-control': age, 'surrogate-key': keys, 'cache-tag': names.join(',') }
}

export type PurgeTarget = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Called when the cache can't be reached or refuses. */
  complain: (reason: string) => void
}

/** Changes within this time are sent in one purge. */
const gatherMs = 15
/** An answer on its way to the cache during a purge may arrive after it, so each purge is repeated. */
const againMs = 600
const tryAgainMs = 1000
const sendingMs = 5000
/** With more tags than this, everything is purged instead. */
const mostTags = 1000

/** Purges outdated answers from a cache in front, and retries until it succeeds. */
export class SharedCachePurger {
  readonly #target: PurgeTarget
  readonly #end = new AbortController()
  #waiting = new Set<string>()
  #isAllWaiting = false
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(target: PurgeTarget) {
    this.#target = target
  }

  purge(tags: Iterable<string>): void {
    this.#add(tags)
    setTimeout(() => this.#add(tags), againMs).unref()
  }

  /** Used for a change whose effect is unknown, and for a new build. */
  purgeAll(): void {
    this.#addAll()
    setTimeout(() => this.#addAll(), againMs).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#end.abort()
  }

  #add(tags: Iterable<string>): void {
    for (const tag of tags) this.#waiting.add(tag)
    if (this.#waiting.size > mostTags) return this.#addAll()
    if (this.#waiting.size > 0) this.#soon(gatherMs)
  }

  #addAll(): void {
    this.#waiting.clear()
    this.#isAllWaiting = true
    this.#soon(gatherMs)
  }

  #soon(ms: number): void {
    if (this.#end.signal.aborted) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#sending = this.#sending.then(() => this.#send())
    }, ms).unref()
  }

  async #send(): Promise<void> {
    const [isAll, tags] = [this.#isAllWaiting, [...this.#waiting]]
    this.#isAllWaiting = false
    this.#waiting = new Set()
    if (!isAll && tags.length === 0) return
    const { url, headers, complain } = this.#target
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'surrogate-key': isAll ? '' : tags.join(' ') },
        body: JSON.stringify(isAll ? { purge_everything: true } : { tags }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(sendingMs), this.#end.signal]),
      })
      await answer.arrayBuffer()
      if (answer.ok) return
      complain(`it answered ${answer.status}`)
    } catch (error) {
      if (this.#end.signal.aborted) return
      complain(error instanceof Error ? error.name : 'unknown')
    }
    if (isAll) this.#isAllWaiting = true
    else for (const tag of tags) this.#waiting.add(tag)
    this.#soon(tryAgainMs)
  }
}
