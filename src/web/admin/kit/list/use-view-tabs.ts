import { useState } from 'react'
import type { SavedView } from '#contract/saved-views.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { List, PlainQuery } from './list-address.ts'
import type { ListView } from './list-parts.ts'
import type { ViewTab } from './list-views.tsx'

export function useViewTabs<Query extends PlainQuery>(
  list: List<Query>,
  query: Query,
  given: readonly ListView[],
  saved: readonly SavedView[],
  counts: Readonly<Record<string, number>>,
) {
  const t = useMessages('admin-list')
  const now = list.viewOf(query)
  const addressOf = (view: string) => list.address(list.read(new URLSearchParams(view)))
  const tabOf = (key: string, label: string, view: string, given?: number): ViewTab => {
    // Normalizes the query, since a saved view may name filters that no longer exist.
    const said = list.read(new URLSearchParams(view))
    const meant = list.viewOf(said)
    const count = given ?? counts[list.filterOf(said)]
    return { key, label, to: addressOf(view), isCurrent: meant === now, count }
  }
  const tabs = [
    tabOf('all', t('views.all'), ''),
    ...given.map(({ label, query: said, count }) => tabOf(label, label, new URLSearchParams(said).toString(), count)),
    ...saved.map(({ id, name, query: view }) => tabOf(id, name, view)),
  ]
  const current = saved.find(({ id }) => tabs.some(({ key, isCurrent }) => isCurrent && key === id))

  // Filters chosen after a saved view was opened are changes of that view, until another is opened.
  const [openedId, setOpenedId] = useState<string>()
  const isKnown = tabs.some(({ isCurrent }) => isCurrent)
  if (isKnown && openedId !== current?.id) setOpenedId(current?.id)

  return { tabs, opened: current ?? saved.find(({ id }) => !isKnown && id === openedId), isKnown }
}
