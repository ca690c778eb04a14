import type pg from 'pg'

/** Adds `uuidv7()`, which PostgreSQL has only since version 18, to versions 16 and 17. */
export async function bringOlderServerUp(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_missing: boolean }>(`select to_regprocedure('uuidv7()') is null as is_missing`)
  if (rows[0]?.is_missing) await client.query(uuidv7Function('uuidv7'))
}

/** SQL of a function that puts milliseconds before random bits. Ids sort by time, like those of PostgreSQL 18. */
export function uuidv7Function(name: string): string {
  return `create function ${name}() returns uuid language sql volatile parallel safe as $body$
    select encode(set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
  $body$`
}
