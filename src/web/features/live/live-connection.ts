import type { ConnectionState } from './connection-state.ts'

export type Source = EventTarget & { close(): void }
export type LiveConnectionOptions<Change> = {
  open: () => Source
  onChange: (change: Change) => void
  named?: Readonly<Record<string, (data: string) => void>> | undefined
  /** Called when changes were missed while disconnected, so the page may be outdated. */
  onMissed: () => void
  onGivenUp: () => void
  onState: (state: ConnectionState) => void
  /** Milliseconds from giving up to the next attempt. If undefined, the next attempt follows when the page becomes visible again. */
  againMs?: number
  /** Time since which the page is known to be current, in ms of Date.now(). */
  shownSinceMs: number
}

const mostRetries = 3
const firstDelayMs = 1000
const longestDelayMs = 30_000
/** Specification, section 9: a stream that has not sent `hello` by then counts as failed. */
const greetingTimeoutMs = 10_000
const tickMs = 5000
/** A timer this late means that the computer slept; the connection may be dead without an error. */
const sleptMs = 15_000
/** Milliseconds for rendering and transmission that the server's figure does not include. */
const marginMs = 2000

/** Listens to the shop's changes, retries three times after a failure, and reports missed changes. */
export function connectLive<Change>({
  open,
  onChange,
  named = {},
  onMissed,
  onGivenUp,
  onState,
  againMs,
  shownSinceMs,
}: LiveConnectionOptions<Change>) {
  let source: Source | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let awaiting: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let knownUntilMs = shownSinceMs
  let isListening = false
  /** The server ended the stream, since the visitor may no longer listen. It is not opened again. */
  let isEnded = false
  let lastTickMs = Date.now()

  const ticking = setInterval(() => {
    const nowMs = Date.now()
    const hasSlept = nowMs - lastTickMs > sleptMs
    lastTickMs = nowMs
    if (hasSlept && source) {
      pause()
      resume()
    } else if (isListening) knownUntilMs = nowMs
  }, tickMs)

  function connect() {
    retry = undefined
    onState('connecting')
    const opened = open()
    source = opened
    awaiting = setTimeout(() => fail(opened), greetingTimeoutMs)
    hear(opened, 'hello', (data) => {
      clearTimeout(awaiting)
      const { quiet_ms: quietMs }: { quiet_ms: number } = JSON.parse(data)
      if (quietMs < Date.now() - knownUntilMs + marginMs) onMissed()
      failures = 0
      isListening = true
      knownUntilMs = Date.now()
      onState('open')
    })
    hear(opened, 'message', (data) => onChange(JSON.parse(data)))
    hear(opened, 'missed', onMissed)
    for (const [name, act] of Object.entries(named)) hear(opened, name, act)
    hear(opened, 'ended', () => {
      isEnded = true
      pause()
      onState('lost')
    })
    opened.addEventListener('error', () => fail(opened))
  }

  function fail(failed: Source) {
    if (source !== failed) return
    drop()
    failures += 1
    onState(failures > mostRetries ? 'lost' : 'retrying')
    if (failures > mostRetries) {
      onGivenUp()
      if (againMs !== undefined) retry = setTimeout(connect, againMs)
    } else retry = setTimeout(connect, Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1)))
  }

  function drop() {
    const dropped = source
    clearTimeout(awaiting)
    source = undefined
    isListening = false
    dropped?.close()
  }

  function pause() {
    clearTimeout(retry)
    retry = undefined
    drop()
    onState('quiet')
  }

  /** Starts, or restarts after a pause or after giving up. */
  function resume() {
    if (source || isEnded || (retry !== undefined && failures <= mostRetries)) return
    clearTimeout(retry)
    failures = 0
    connect()
  }

  function close() {
    clearInterval(ticking)
    pause()
  }

  return { pause, resume, close }
}

function hear(source: Source, name: string, act: (data: string) => void) {
  source.addEventListener(name, (event) => {
    if (event instanceof MessageEvent) act(String(event.data))
  })
}
