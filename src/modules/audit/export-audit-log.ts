import { sql } from 'kysely'
import type { AuditFilter } from '#contract/audit.ts'
import { backOfficeRoles } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { type AreaTranslator, serverTranslator } from '#modules/server-translator.ts'
import { matchingEntries } from './list-audit-log.ts'

type Change = { field: string | null; before: unknown; after: unknown }

/**
 * Exports all matching entries as CSV: one row per changed field, or one row for an entry without changes. People have their present names;
 * closed accounts have none. The contract checks the permission (`who`).
 */
export function exportAuditLog(ctx: Ctx, filter: AuditFilter) {
  const t = serverTranslator('files', ctx.language)
  const roles = serverTranslator('admin-log', ctx.language)
  const query = matchingEntries(ctx.db, filter)
    .leftJoin('profiles as n', (join) =>
      join
        .on('a.entity', '=', 'account')
        .on(sql<boolean>`n.id::text = a.entity_id`)
        .on('n.closed_at', 'is', null),
    )
    .leftJoin('admin_invitations as i', (join) => join.on('a.entity', '=', 'invitation').on(sql<boolean>`i.id::text = a.entity_id`))
    .leftJoinLateral(
      sql<Change>`(select c.key as field, c.value -> 0 as before, c.value -> 1 as after from jsonb_each(a.changes) as c)`.as<'c'>('c'),
      (join) => join.onTrue(),
    )
    .select(['a.at', 'a.actor_role', 'a.action', 'a.entity', 'a.entity_id', 'a.request_id', 'p.email', 'p.full_name'])
    .select(['c.field', 'c.before', 'c.after'])
    .select(sql<string | null>`coalesce(a.entity_name, nullif(n.full_name, ''), n.email, i.email)`.as('name'))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .orderBy('c.field')
  return csvAnswer(ctx, {
    name: 'audit-log',
    query,
    columns: [
      [t('log.at'), (row) => row.at.toISOString()],
      [t('log.person'), (row) => row.full_name || row.email],
      [t('log.email'), (row) => row.email],
      [t('log.role'), (row) => roleName(roles, row.actor_role)],
      [t('log.action'), (row) => row.action],
      [t('log.entity'), (row) => row.entity],
      [t('log.name'), (row) => row.name],
      [t('log.id'), (row) => row.entity_id],
      [t('log.field'), (row) => row.field],
      [t('log.before'), (row) => cellText(row.before)],
      [t('log.after'), (row) => cellText(row.after)],
      [t('log.request'), (row) => row.request_id],
    ],
  })
}

function roleName(roles: AreaTranslator<'admin-log'>, role: string): string {
  const known = backOfficeRoles.find((one) => one === role)
  return known ? roles(`value.${known}`) : role
}

function cellText(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
}
