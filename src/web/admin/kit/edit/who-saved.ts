import { useQuery } from '@tanstack/react-query'
import * as audit from '#contract/calls/audit.gen.ts'
import type { AuditEntity } from '#contract/rules/audit-actions.ts'
import { ofThisMoment, staffQuery } from '#web/browser/query/call-query.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { usePerson } from '../person.ts'

/** Identifies the edited record in the audit log. */
export type Logged = { entity: AuditEntity; id: string }

/**
 * Returns the title of a conflict, with the name of the person who saved last if the reader may see the log; undefined until the log has
 * been read. `isOwn`: saved by the reader, in another window.
 */
export function useConflictTitle(logged: Logged | undefined): { title: string; isOwn: boolean } | undefined {
  const t = useMessages('admin-edit')
  const language = useLanguage()
  const person = usePerson()
  const { entity, id } = logged ?? {}
  // Staff may not read the log. The question does not wait for another try.
  const { data, isPending } = useQuery({
    ...staffQuery(audit.list, { entity, entity_id: id, limit: 1 }, { language }),
    ...ofThisMoment,
    enabled: logged !== undefined,
    retry: false,
  })
  const actor = data?.entries[0]?.actor

  if (logged && isPending) return undefined
  if (actor?.id === person) return { title: t('conflict.titleOwn'), isOwn: true }
  return { title: actor?.name ? t('conflict.titleBy', { name: actor.name }) : t('conflict.title'), isOwn: false }
}
