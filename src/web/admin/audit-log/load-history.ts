import { isAdmin } from '#contract/actor.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditEntity } from '#contract/rules/audit-actions.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { RouterContextProvider } from 'react-router'
import { historyShown } from './thing-history.tsx'

type History = { entity: AuditEntity; id: string; entries: readonly AuditEntry[]; total: number }

/** For `<ThingHistory>`; the loader must bring the messages of `admin-log`. Undefined for staff, who may not read the log. */
export async function loadHistory(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  entity: AuditEntity,
  id: string,
): Promise<History | undefined> {
  if (!isAdmin(context.get(visitContext).actor)) return undefined
  const { entries, total } = await context.get(apiContext).audit.list({ entity, entity_id: id, limit: historyShown })
  return { entity, id, entries, total }
}
