import type { Pool } from 'pg'
import type { Db } from 'pg-boss'
import { openListener } from '#kit/database/listener.ts'

/** Runs pg-boss's statements one after another. Queues that all poll at once would each keep a connection of the pool open. */
export function queueDatabase({ pool, databaseUrl }: { pool: Pool; databaseUrl: string | undefined }): Db {
  let last: Promise<unknown> = Promise.resolve()
  const database: Db = {
    executeSql(text, values) {
      const result = last.then(() => pool.query(text, values))
      last = result.catch(() => undefined)
      return result
    },
  }
  if (databaseUrl === undefined) return database
  return {
    ...database,
    listen: (channel, onNotification, onReconnect) =>
      openListener({
        url: databaseUrl,
        channels: [channel],
        onNotification: (_channel, payload) => onNotification(payload),
        onGap: (state) => {
          if (state === 'restored') onReconnect()
        },
      }),
  }
}
