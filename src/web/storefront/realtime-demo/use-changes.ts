import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type LiveChange, productOf } from '#contract/live.ts'
import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { applyChange, type Shown } from './apply-change.ts'
import { shownQuery } from './shown-query.ts'

export type Heard = { number: number; at: Date } & (
  | { table: LiveChange['table']; type: LiveChange['type']; name: string | undefined }
  | { table: 'missed' }
)

const mostHeard = 30

/** Applies live changes to the shown data, and returns a list of them, newest first. */
export function useChanges(language: Language): readonly Heard[] {
  const client = useQueryClient()
  const [heard, setHeard] = useState<readonly Heard[]>([])

  useEffect(() => {
    const { queryKey } = shownQuery(language)
    let number = 0
    return subscribeToChanges((change) => {
      const before = client.getQueryData(queryKey)
      if (change !== 'missed') client.setQueryData(queryKey, (shown) => shown && applyChange(shown, change, language))
      // A pending answer may have been written before the change.
      if (change === 'missed' || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
      number += 1
      const entry: Heard =
        change === 'missed'
          ? { number, at: new Date(), table: 'missed' }
          : { number, at: new Date(), table: change.table, type: change.type, name: nameOf(change, before) }
      setHeard((earlier) => [entry, ...earlier].slice(0, mostHeard))
    })
  }, [client, language])
  return heard
}

/** The name of a deleted record comes from the data shown before. */
function nameOf(change: LiveChange, before: Shown | undefined): string | undefined {
  const { record, old_record: oldRecord } = change
  const id = productOf(change) ?? (record ?? oldRecord)?.id
  return (
    (record && 'name' in record ? record.name : undefined) ??
    [...(before?.products ?? []), ...(before?.categories ?? [])].find((known) => known.id === id)?.name
  )
}
