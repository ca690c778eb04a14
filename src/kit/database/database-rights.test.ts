import { inject, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createClient } from './client.ts'
import { requireRights } from './database-rights.ts'

const { adminUrl } = inject('database')

/** Runs the check in a fresh database as a fresh role. */
async function as(prepare: (names: { role: string; database: string }) => string[], sql: readonly string[]): Promise<void> {
  const role = `role_${newId().replaceAll('-', '')}`
  const database = `test_${process.pid}_${role}`
  const admin = createClient({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create role ${role} login`)
  await admin.query(`create database ${database}`)
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  const owner = createClient({ connectionString: url.href })
  url.username = role
  const client = createClient({ connectionString: url.href })
  try {
    await owner.connect()
    for (const statement of prepare({ role, database })) await owner.query(statement)
    await client.connect()
    await requireRights(client, sql)
  } finally {
    await client.end()
    await owner.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  }
}

const trigrams = ['create extension if not exists pg_trgm;\ncreate table a (id int)']

it('names the missing right of a role that may make no tables', async () => {
  await expect(as(() => [], trigrams)).rejects.toThrow(
    /^the role "role_\w+" may make no tables in the database "test_\w+": make it the owner, or let/,
  )
  await expect(as(({ role, database }) => [`grant create on database ${database} to ${role}`], trigrams)).rejects.toThrow(
    'may make no tables',
  )
})

it('names extensions that need a superuser, and those that the server lacks', async () => {
  const own = ({ role, database }: { role: string; database: string }) => [`alter database ${database} owner to ${role}`]
  await expect(as(own, ['create extension if not exists file_fdw'])).rejects.toThrow(/: create extension file_fdw$/)
  await expect(as(own, ['create extension if not exists no_such_thing'])).rejects.toThrow('lacks the extensions no_such_thing')
})

it('accepts the owner of a database, and granted rights', async () => {
  await expect(as(({ role, database }) => [`alter database ${database} owner to ${role}`], trigrams)).resolves.toBeUndefined()
  const granted = ({ role, database }: { role: string; database: string }) => [
    `grant create on database ${database} to ${role}`,
    `grant create on schema public to ${role}`,
  ]
  await expect(as(granted, trigrams)).resolves.toBeUndefined()
})
