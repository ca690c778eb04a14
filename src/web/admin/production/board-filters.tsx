import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useAskedQuery } from '../kit/list/use-asked-query.ts'
import { type BoardQuery, readBoard } from './board-address.ts'

type Named = { id: string; name: string }
export type BoardFiltersProps = { query: BoardQuery; types: readonly Named[]; people: readonly Named[] }

/** A form of plain fields: each change is a new address. On a phone they fold away, so that the work is in sight. */
export function BoardFilters({ query, types, people }: BoardFiltersProps) {
  const t = useMessages('admin-production')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useKeys([{ keys: '/', label: t('search'), group: 'page', act: () => form.current?.querySelector('input')?.focus() }])
  const { askedNow } = useAskedQuery(adminPages.production(), query, readBoard)
  const go = (change: BoardQuery) => void navigate(adminPages.production({ ...askedNow(), ...change }))

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    go({ q: typeof q === 'string' ? q.trim() : undefined })
  }

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
    <search>
      <form ref={form} onSubmit={handleSubmit} className="grid grid-cols-2 items-end gap-2.5 sm:flex sm:flex-wrap">
        <TextField key={query.q} size="dense" name="q" type="search" label={t('search')} defaultValue={query.q} maxLength={100} />
        <Button type="submit" tone="quiet" size="dense" className={classNames(!isOpen && 'max-sm:hidden')}>
          {t('searchButton')}
        </Button>
        {!isOpen && (
          <Button tone="quiet" size="dense" className="sm:hidden" aria-expanded={false} onClick={() => setOpen(true)}>
            {narrowing === 0 ? t('filter.open') : t('filter.openOn', { count: narrowing })}
          </Button>
        )}
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            size="dense"
            label={label}
            value={query[name] ?? ''}
            className={classNames(!isOpen && 'max-sm:hidden')}
            onChange={({ target }) => go({ [name]: target.value || undefined })}
          >
            <option value="">{t('filter.all')}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </SelectField>
        ))}
      </form>
    </search>
  )
}
