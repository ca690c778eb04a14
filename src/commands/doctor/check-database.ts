import type { Config } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { createClient } from '#kit/database/client.ts'
import { requireRights } from '#kit/database/database-rights.ts'
import { openListener } from '#kit/database/listener.ts'
import { isMigrated, readMigrations } from '#kit/database/migrations.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

type State = { version: string; major: number; ahead_ms: number; has_history: boolean; connections: number; most_connections: number }

export async function checkDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'poolSize'>,
  url: string,
): Promise<Finding[]> {
  const client = createClient({ connectionString: url, application_name: 'tulpar doctor', connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<State>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
        (extract(epoch from clock_timestamp() - $1::timestamptz) * 1000)::float8 as ahead_ms, to_regclass('schema_migrations') is not null as has_history,
        (select count(*)::int from pg_stat_activity) as connections, current_setting('max_connections')::int as most_connections`,
      [new Date()],
    )
    const [state] = rows
    if (!state) return []
    return [
      versionOf(state),
      clockOf(state),
      roomOf(state, config.poolSize),
      await rightsOf(client),
      state.has_history ? await migrationsOf(client) : good('migrations', 'the database is empty: the first start fills it'),
      await notificationsOf(url),
      ...poolerOf(config),
    ]
  } catch (error) {
    return [unreachable(error)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function unreachable(error: unknown): Finding {
  return bad('database', reasonOf(error), 'Check DATABASE_URL, that the server runs, and that it lets this machine in (pg_hba.conf)')
}

function versionOf({ major, version }: State): Finding {
  if (major < 16) return bad('database', `PostgreSQL ${version}`, 'Use PostgreSQL 16 or newer')
  return good('database', `PostgreSQL ${version}`)
}

const largestGapMs = 2000

function clockOf({ ahead_ms }: State): Finding {
  const seconds = Math.abs(ahead_ms / 1000).toFixed(1)
  if (Math.abs(ahead_ms) > largestGapMs)
    return bad(
      'clock',
      `the database's clock and this machine's differ by ${seconds} s`,
      'Keep both by NTP: what ends at a time would end at two times',
    )
  return good('clock', `differs from the database's by ${seconds} s`)
}

/** An instance needs its pool, one listener for pages, one for jobs, and one connection for a command run at the same time. */
function roomOf({ connections, most_connections }: State, poolSize: number): Finding {
  const wanted = poolSize + 3
  const free = most_connections - connections
  if (free < wanted)
    return doubtful(
      'connections',
      `${free} of ${most_connections} are free, one instance takes up to ${wanted}`,
      'Lower POOL_SIZE, raise max_connections, or put PgBouncer before it',
    )
  return good('connections', `${free} of ${most_connections} are free, one instance takes up to ${wanted}`)
}

async function rightsOf(client: Parameters<typeof requireRights>[0]): Promise<Finding> {
  try {
    await requireRights(
      client,
      readMigrations().map(({ sql }) => sql),
    )
    return good('rights', 'the role may make tables and has every extension')
  } catch (error) {
    return bad('rights', reasonOf(error), 'Run what it names as a superuser')
  }
}

async function migrationsOf(client: Parameters<typeof isMigrated>[0]): Promise<Finding> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const known = new Set(readMigrations().map(({ name }) => name))
    const newer = rows.filter(({ name }) => !known.has(name)).length
    if (newer > 0)
      return doubtful(
        'migrations',
        `the database is ${newer} migrations newer than this code`,
        'Start the newer release; this one may still run beside it',
      )
    return (await isMigrated(client))
      ? good('migrations', 'all have run')
      : doubtful('migrations', 'some have not run yet', 'The next start runs them; npm run migrate does it now')
  } catch (error) {
    return bad('migrations', reasonOf(error), 'Put the migration back as it was')
  }
}

const longestNoticeMs = 3000

async function notificationsOf(url: string): Promise<Finding> {
  const channel = 'tulpar_doctor'
  const heard = Promise.withResolvers<boolean>()
  const listener = await openListener({ url, channels: [channel], onNotification: () => heard.resolve(true), onGap: () => undefined })
  const speaker = createClient({ connectionString: url })
  const late = setTimeout(() => heard.resolve(false), longestNoticeMs)
  try {
    await speaker.connect()
    await speaker.query('select pg_notify($1, $2)', [channel, 'hello'])
    if (await heard.promise) return good('notifications', 'come through')
    return bad(
      'notifications',
      `none came within ${longestNoticeMs / 1000} s`,
      'A pooler stands in between: set DATABASE_DIRECT_URL to the server itself, or pages stay old',
    )
  } finally {
    clearTimeout(late)
    await speaker.end()
    await listener.close()
  }
}

function poolerOf({ databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): Finding[] {
  if (databaseUrl === undefined) return [good('installation', 'the embedded database, for this machine alone')]
  return databaseDirectUrl === undefined ? [] : [good('pooler', 'requests go through a pooler, notifications past it')]
}
