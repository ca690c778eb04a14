import { useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ListSearch } from '../kit/list/list-search.tsx'
import { useAskedQuery } from '../kit/list/use-asked-query.ts'
import { type BoardQuery, readBoard } from './board-address.ts'

type Named = { id: string; name: string }
export type BoardFiltersProps = { query: BoardQuery; types: readonly Named[]; people: readonly Named[] }

/** Each change navigates to a new address. On a phone all filters but the search collapse, to leave room for the board. */
export function BoardFilters({ query, types, people }: BoardFiltersProps) {
  const t = useMessages('admin-production')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { askedNow } = useAskedQuery(adminPages.production(), query, readBoard)
  const go = (change: BoardQuery) => void navigate(adminPages.production({ ...askedNow(), ...change }))

  const choices: { name: 'type' | 'due' | 'assigned_to' | 'state'; label: string; options: readonly Named[] }[] = [
    { name: 'type', label: t('filter.type'), options: types },
    {
      name: 'due',
      label: t('filter.due'),
      options: [
        { id: 'today', name: t('filter.today') },
        { id: 'week', name: t('filter.week') },
      ],
    },
    {
      name: 'assigned_to',
      label: t('filter.person'),
      options: [{ id: 'me', name: t('filter.me') }, { id: 'nobody', name: t('filter.nobody') }, ...people],
    },
    {
      name: 'state',
      label: t('filter.state'),
      options: [
        { id: 'late', name: t('filter.late') },
        { id: 'blocked', name: t('filter.blocked') },
      ],
    },
  ]

  const narrowing = choices.filter(({ name }) => query[name] !== undefined).length

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ListSearch
        label={t('search')}
        placeholder={t('search')}
        value={query.q}
        addressOf={(q) => adminPages.production({ ...askedNow(), q })}
      />
      {!isOpen && (
        <Button tone="quiet" size="dense" className="grow sm:hidden" aria-expanded={false} onClick={() => setOpen(true)}>
          {narrowing === 0 ? t('filter.open') : t('filter.openOn', { count: narrowing })}
        </Button>
      )}
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          size="dense"
          label={label}
          labelHidden
          value={query[name] ?? ''}
          className={classNames('w-46 max-sm:grow max-sm:basis-32', !isOpen && 'max-sm:hidden')}
          onChange={({ target }) => go({ [name]: target.value || undefined })}
        >
          <option value="">{t('filter.all', { filter: label })}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}
