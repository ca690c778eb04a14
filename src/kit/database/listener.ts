import pg from 'pg'
import { createClient } from './client.ts'

export interface ListenerOptions {
  url: string
  channels: readonly string[]
  onNotification: (channel: string, payload: string) => void
  /** `lost`: cached data may be outdated from now on. `restored`: changes in between are unknown, so discard all cached data. */
  onGap: (state: 'lost' | 'restored', error?: Error) => void
  /** How often an idle connection is checked; default 15 s. The server has a third of that to answer. */
  pingEveryMs?: number
}

export interface Listener {
  isConnected(): boolean
  close(): Promise<void>
}

const connectTimeoutMs = 5000
const shortestRetryMs = 50
const longestRetryMs = 2000

/** Listens on its own connection and reopens it when it breaks. Resolves once subscribed; throws when the first attempt fails. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const pingEveryMs = options.pingEveryMs ?? 15_000
  let client: pg.Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = createClient({
      connectionString: options.url,
      application_name: 'tulpar listener',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: pingEveryMs / 3,
    })
    let failure: Error | undefined
    fresh.on('error', (error) => (failure = error))
    fresh.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''))
    try {
      await fresh.connect()
      for (const channel of options.channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return fresh.end()
    client = fresh
    const stopPinging = keepPinging(fresh, pingEveryMs)
    fresh.once('end', () => {
      stopPinging()
      client = undefined
      if (isClosed) return
      options.onGap('lost', failure)
      reconnect(shortestRetryMs)
    })
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(
      () => {
        connect().then(
          () => !isClosed && options.onGap('restored'),
          () => !isClosed && reconnect(Math.min(longestRetryMs, delayMs * 2)),
        )
      },
      delayMs * (0.5 + Math.random() / 2),
    )
  }

  await connect()
  return {
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** A pulled cable closes nothing. Only an answer proves that the connection works. */
function keepPinging(client: pg.Client, everyMs: number): () => void {
  let timer = setTimeout(ping, everyMs)
  function ping(): void {
    client.query('select').then(
      () => (timer = setTimeout(ping, everyMs)),
      () => client.end().catch(() => undefined),
    )
  }
  return () => clearTimeout(timer)
}
