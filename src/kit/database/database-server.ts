import { reasonOf } from '../config/reason.ts'
import { createClient } from './client.ts'
import { startEmbeddedServer } from './embedded-server.ts'

export interface DatabaseServer {
  /** For connections that need a session: migrations, listeners, commands. */
  url: string
  /** For the transactions of requests and jobs. Differs from `url` when a pooler is used. */
  poolUrl: string
  /** The embedded server's folder; undefined for an external server. */
  embeddedFolder: string | undefined
  /** Close every connection first. Stops the embedded server unless another process uses it. */
  release(): Promise<void>
}

export interface DatabaseServerOptions {
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
  dataDir: string
  onLost?: () => void
}

const oldestVersion = 16

/** Returns the server of DATABASE_URL, or starts or joins the embedded one. Throws an error with a readable message. */
export async function ensureDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
  if (options.databaseUrl !== undefined) {
    const { databaseUrl, databaseDirectUrl = databaseUrl } = options
    await checkServer('DATABASE_URL', databaseUrl)
    if (databaseDirectUrl !== databaseUrl) await checkServer('DATABASE_DIRECT_URL', databaseDirectUrl)
    return { url: databaseDirectUrl, poolUrl: databaseUrl, embeddedFolder: undefined, release: async () => undefined }
  }
  const embedded = await startEmbeddedServer(options)
  return {
    url: embedded.url(),
    poolUrl: embedded.url(),
    embeddedFolder: embedded.folder,
    release: async () => {
      await embedded.release()
    },
  }
}

async function checkServer(variable: string, url: string): Promise<void> {
  const client = createClient({ connectionString: url, application_name: 'tulpar', connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)
    const version = rows[0]?.version ?? 0
    if (version < oldestVersion) throw new Error(`PostgreSQL ${version} is too old, ${oldestVersion} or newer is needed`)
  } catch (error) {
    throw new Error(`${variable}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}
