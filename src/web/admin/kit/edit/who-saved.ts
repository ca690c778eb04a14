import { useEffect, useState } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import * as audit from '#contract/calls/audit.gen.ts'
import type { AuditEntity } from '#contract/rules/audit-actions.ts'
import { send } from '#web/browser/calls/send.ts'
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
  /** Null where the log says nothing. */
  const [actor, setActor] = useState<AuditEntry['actor'] | null>()
  const { entity, id } = logged ?? {}

  useEffect(() => {
    if (entity === undefined || id === undefined) return
    const gone = new AbortController()
    send(audit.list, { entity, entity_id: id, limit: 1 }, { language, signal: gone.signal }).then(
      ({ entries: [last] }) => setActor(last?.actor ?? null),
      // Staff may not read the log.
      () => gone.signal.aborted || setActor(null),
    )
    return () => gone.abort()
  }, [entity, id, language])

  if (logged && actor === undefined) return undefined
  if (actor?.id === person) return { title: t('conflict.titleOwn'), isOwn: true }
  return { title: actor?.name ? t('conflict.titleBy', { name: actor.name }) : t('conflict.title'), isOwn: false }
}
