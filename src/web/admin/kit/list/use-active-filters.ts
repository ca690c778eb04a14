import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { List, PlainQuery } from './list-address.ts'
import type { FilterField } from './list-parts.ts'
import type { ActiveFilter } from './nothing-listed.tsx'

export function useActiveFilters<Query extends PlainQuery>(
  list: List<Query>,
  query: Query,
  fields: readonly FilterField[],
): ActiveFilter[] {
  const t = useMessages('admin-list')
  const language = useLanguage()
  const values = query as unknown as Readonly<Record<string, string | undefined>>
  const without = (...names: string[]) => list.address(query, Object.fromEntries(names.map((name) => [name, undefined])))
  const day = (value: string) => formatDate(language, value, { month: 'short' })

  function activeOf(field: FilterField): ActiveFilter[] {
    const { name, label } = field
    if (field.kind === 'days') {
      const { from, to } = values
      if (from === undefined && to === undefined) return []
      const value =
        from === to && from !== undefined
          ? day(from)
          : [from && t('filter.since', { day: day(from) }), to && t('filter.until', { day: day(to) })].filter(Boolean).join(' ')
      return [{ name, label, value, without: without('from', 'to') }]
    }
    const value = values[name]
    if (value === undefined) return []
    return [{ name, label, value: field.options.find((option) => option.value === value)?.label ?? value, without: without(name) }]
  }

  return [
    ...(query.q === undefined
      ? []
      : [{ name: 'q', label: t('filter.search'), value: t('filter.searched', { text: query.q }), without: without('q') }]),
    ...fields.flatMap(activeOf),
  ]
}
