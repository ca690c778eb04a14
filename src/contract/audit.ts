import { z } from 'zod'
import { call } from './call.ts'
import { dayOrInstant, id, instant, language, limit, page, pageOf } from './fields.ts'
import { backOfficeRoles } from './rules/roles.ts'
import { csvFile } from './lists.ts'
import { trimmed } from './rules/visible-text.ts'

export const auditEntry = z.object({
  id,
  at: instant,
  /** Email and name are null once the account is closed. */
  actor: z.object({ id, email: z.string().nullable(), name: z.string().nullable(), role: z.enum(backOfficeRoles) }),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  /** For people, their current name: the log itself stores no names. */
  entity_name: z.string().nullable(),
  /** Field name to [before, after]. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  request_id: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const auditFilters = {
  /** Searches the name of the record or person, the person who acted, and the changes. */
  q: z.string().overwrite(trimmed).max(100).optional(),
  /** An account's id or email. */
  actor: z.string().overwrite(trimmed).max(320).optional(),
  action: z.string().overwrite(trimmed).max(60).optional(),
  entity: z.string().overwrite(trimmed).max(60).optional(),
  entity_id: z.string().overwrite(trimmed).max(100).optional(),
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
}
export const auditQuery = z.object({ ...auditFilters, page, limit })
export type AuditFilter = Omit<AuditQuery, 'page' | 'limit'>
export type AuditQuery = z.infer<typeof auditQuery>

export const auditContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/audit-log', summary: 'List what the back office changed, newest first', tags: ['Admin: audit'] })
    .input(auditQuery)
    .output(pageOf('entries', auditEntry)),
  file: call('admin')
    .route({
      method: 'GET',
      path: '/admin/audit-log.csv',
      summary: 'Download what the back office changed as CSV, a row for each field, newest first',
      outputStructure: 'detailed',
      tags: ['Admin: audit'],
    })
    .input(z.object({ ...auditFilters, lang: language.optional() }))
    .output(csvFile),
}
