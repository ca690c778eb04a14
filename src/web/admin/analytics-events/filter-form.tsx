import { useNavigate } from 'react-router'
import { eventCategories, eventTypes } from '#contract/analytics-events.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DayRange } from '../kit/fields/day-range.tsx'
import { type AskedEvents, filterNames } from './asked-events.ts'

const typedNames = ['path', 'product', 'account', 'session'] as const
const mostTyped = { path: 300, product: 100, account: 254, session: 64 } as const

export function FilterForm({ asked }: { asked: AskedEvents }) {
  const t = useMessages('admin-analytics-events')
  const language = useLanguage()
  const navigate = useNavigate()
  const { cursor: _cursor, ...filters } = asked
  const go = (change: Record<string, string | undefined>) => void navigate(adminPages.analyticsEvents({ ...filters, ...change }))
  const wordOf = (name: (typeof filterNames)[number]): string => {
    if (name === 'type') return asked.type ? t(`types.${asked.type}`) : ''
    if (name === 'category') return asked.category ? t(`categories.${asked.category}`) : ''
    if (name === 'from' || name === 'to') return formatDate(language, asked[name] ?? '', { month: 'short' })
    if (name === 'path') return asked.path ?? ''
    const value = asked[name] ?? ''
    if (name === 'session') return t('session', { id: value })
    return t(name === 'account' ? 'account' : 'product', { id: value })
  }
  const inForce = filterNames.filter((name) => asked[name] !== undefined)

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <DayRange label={t('when')} from={asked.from} to={asked.to} size="dense" onChange={(days) => go(days)} />
        <SelectField
          size="dense"
          label={t('type')}
          value={asked.type ?? ''}
          onChange={({ target }) => go({ type: target.value || undefined })}
        >
          <option value="">{t('all')}</option>
          {eventTypes.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          size="dense"
          label={t('category')}
          value={asked.category ?? ''}
          onChange={({ target }) => go({ category: target.value || undefined })}
        >
          <option value="">{t('all')}</option>
          {eventCategories.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </SelectField>
        <form
          className="flex flex-wrap items-end gap-x-5 gap-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget)
            const said = (name: string) => {
              const text = typed.get(name)
              return (typeof text === 'string' && text.trim()) || undefined
            }
            const path = said('path')
            go({
              ...Object.fromEntries(typedNames.map((name) => [name, said(name)])),
              path: path && `/${path.replace(/^\/+/, '')}`,
            })
          }}
        >
          {typedNames.map((name) => (
            <TextField
              key={`${name} ${asked[name] ?? ''}`}
              size="dense"
              name={name}
              label={t(`by.${name}`)}
              defaultValue={asked[name] ?? ''}
              maxLength={mostTyped[name]}
              autoComplete="off"
              className="w-44 max-md:w-full"
            />
          ))}
          <Button type="submit" tone="quiet" size="dense">
            {t('show')}
          </Button>
        </form>
      </div>
      {inForce.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('filters')}>
          {inForce.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => go({ [name]: undefined })}
                aria-label={t('drop', { name: wordOf(name) })}
                className="press min-h-8 max-w-full rounded-edge border border-wool bg-surface px-2.5 text-small wrap-anywhere hover:border-ink max-md:min-h-11"
              >
                {wordOf(name)} ×
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => void navigate(adminPages.analyticsEvents())}
              className="text-link min-h-8 font-bold max-md:min-h-11"
            >
              {t('clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
