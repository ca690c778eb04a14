import { sql } from 'kysely'
import type { AuditEntry, AuditFilter, AuditQuery } from '#contract/audit.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

/** Newest first. The contract checks the permission (`who`). */
export async function listAuditLog({ db }: Pick<Ctx, 'db'>, query: AuditQuery) {
  const { page, limit } = query
  const wanted = matchingEntries(db, query)
  const [rows, { total }] = await Promise.all([
    wanted
      .select([
        'a.id',
        'a.at',
        'a.actor_id',
        'a.actor_role',
        'a.action',
        'a.entity',
        'a.entity_id',
        'a.entity_name',
        'a.changes',
        'a.request_id',
      ])
      .select(['p.email', 'p.full_name'])
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const names = await namePeople(db, rows)
  const entries = rows.map(({ actor_id, actor_role, email, full_name, at, changes, ...entry }): AuditEntry => ({
    ...entry,
    at: at.toISOString(),
    actor: { id: actor_id, email, name: full_name || email, role: actor_role },
    entity_name: entry.entity_name ?? names.get(entry.entity_id) ?? null,
    changes: changes as AuditEntry['changes'],
  }))
  return { entries, total, page, limit }
}

export function matchingEntries(db: Ctx['db'], { q, actor, action, entity, entity_id, from, to }: AuditFilter) {
  return db
    .selectFrom('audit_log as a')
    .leftJoin('profiles as p', (join) => join.onRef('p.id', '=', 'a.actor_id').on('p.closed_at', 'is', null))
    .$if(Boolean(q), (of) => of.where(hasWords(q ?? '')))
    .$if(actor !== undefined && isId(actor), (of) => of.where('a.actor_id', '=', actor ?? ''))
    .$if(actor !== undefined && !isId(actor), (of) => of.where('p.email', '=', (actor ?? '').toLowerCase()))
    .$if(action !== undefined, (of) => of.where('a.action', '=', action ?? ''))
    .$if(entity !== undefined, (of) => of.where('a.entity', '=', entity ?? ''))
    .$if(entity_id !== undefined, (of) => of.where('a.entity_id', '=', entity_id ?? ''))
    .$if(from !== undefined, (of) => of.where('a.at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (of) => of.where('a.at', '<', endOfDay(to ?? '')))
}

function hasWords(q: string) {
  const people = sql`select p.id from profiles p where p.closed_at is null and ${holdsWords(sql`p.full_name || ' ' || p.email`, q)}`
  const invited = sql`select i.id::text from admin_invitations i where ${holdsWords(sql`i.email`, q)}`
  return sql<boolean>`(${holdsWords(sql`coalesce(a.entity_name, '') || ' ' || a.changes::text`, q)}
    or a.actor_id = any(array(${people}))
    or a.entity = 'account' and a.entity_id = any(array(select p.id::text from (${people}) p))
    or a.entity = 'invitation' and a.entity_id = any(array(${invited})))`
}

type Named = { entity: string; entity_id: string }

/** Returns the current names of people and invitations. Closed accounts have none. */
async function namePeople(db: Ctx['db'], rows: readonly Named[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [...new Set(rows.filter(({ entity }) => entity === kind).map(({ entity_id }) => entity_id))].filter(isId)
  const [accounts, invitations] = [idsOf('account'), idsOf('invitation')]
  const [people, invited] = await Promise.all([
    accounts.length === 0
      ? []
      : db.selectFrom('profiles').select(['id', 'full_name', 'email']).where('id', 'in', accounts).where('closed_at', 'is', null).execute(),
    invitations.length === 0 ? [] : db.selectFrom('admin_invitations').select(['id', 'email']).where('id', 'in', invitations).execute(),
  ])
  return new Map([
    ...people.map(({ id, full_name, email }) => [id, full_name || email] as const),
    ...invited.map(({ id, email }) => [id, email] as const),
  ])
}
