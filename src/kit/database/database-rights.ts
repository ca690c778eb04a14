import type pg from 'pg'

type Findings = {
  role: string
  database: string
  may_create: boolean
  /** Required extensions that are missing and that this role may not create. */
  denied: string[]
  /** Extensions that this server does not offer. */
  unknown: string[]
}

/** Checks before migrations that this role may create tables, schemas and extensions. Throws an error with the commands for a superuser. */
export async function requireRights(client: Pick<pg.Client, 'query'>, sql: readonly string[]): Promise<void> {
  const extensions = sql.flatMap((text) => [...text.matchAll(/^create extension if not exists (\w+)/gim)].map(([, name = '']) => name))
  const { rows } = await client.query<Findings>(findingsQuery, [extensions])
  const [found] = rows
  if (!found) return
  const { role, database, may_create, denied, unknown } = found
  if (unknown.length > 0) throw new Error(`PostgreSQL lacks the extensions ${unknown.join(', ')}: install its contrib modules`)
  if (!may_create) {
    const grants = `grant create on database "${database}" to "${role}"; grant create on schema public to "${role}"`
    throw new Error(
      `the role "${role}" may make no tables in the database "${database}": make it the owner, or let a superuser run there: ${grants}`,
    )
  }
  if (denied.length > 0) {
    const creations = denied.map((name) => `create extension ${name}`).join('; ')
    throw new Error(`the role "${role}" may not make extensions: let a superuser run in the database "${database}": ${creations}`)
  }
}

/** A trusted extension can be created by any role with CREATE on the database (PostgreSQL 13 and newer). */
const findingsQuery = `
  select current_user as role, current_database() as database,
    has_database_privilege(current_database(), 'create') and has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as may_create,
    array(
      select wanted.name from unnest($1::text[]) as wanted (name) where not exists (select from pg_extension e where e.extname = wanted.name)
        and not (select rolsuper from pg_roles where rolname = current_user)
        and exists (select from pg_available_extensions a where a.name = wanted.name)
        and not exists (select from pg_available_extension_versions v where v.name = wanted.name and v.trusted)
    ) as denied,
    array(select wanted.name from unnest($1::text[]) as wanted (name)
      where not exists (select from pg_available_extensions a where a.name = wanted.name)) as unknown`
