import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type OrdersQuery, ordersAddress, readOrdersQuery, statusFilters } from './orders-query.ts'
import { useSearchKey } from './use-search-key.ts'
import { useShownQuery } from './use-shown-query.ts'

export type OrdersFiltersProps = { query: OrdersQuery; countries: readonly { code: string; name: string }[] }

/** Typing waits this long for the next letter. */
const typingPauseMs = 300

/** A form of the address, so that it works before the page's script does; with it, each change shows at once. */
export function OrdersFilters({ query, countries }: OrdersFiltersProps) {
  const t = useWords('admin')
  const navigate = useNavigate()
  const shown = useShownQuery(query)
  const searchRef = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSearchKey(searchRef)
  useEffect(() => () => clearTimeout(typing.current), [])

  // A search that came with the address (a link, the back button) is shown in the field, unless somebody is typing there.
  useEffect(() => {
    if (searchRef.current && searchRef.current !== document.activeElement) searchRef.current.value = query.q ?? ''
  }, [query.q])

  function show(form: HTMLFormElement) {
    clearTimeout(typing.current)
    const chosen = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.set(name, value)
    void navigate(ordersAddress(readOrdersQuery(chosen)), { replace: true, preventScrollReset: true })
  }

  function showAfterTyping(form: HTMLFormElement) {
    clearTimeout(typing.current)
    typing.current = setTimeout(() => show(form), typingPauseMs)
  }

  return (
    <search className="min-w-0 flex-1">
      <Form
        method="get"
        action={pages.adminOrders()}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="flex flex-wrap items-center gap-2.5"
      >
        <TextField
          ref={searchRef}
          label={t('orders.search')}
          labelHidden
          name="q"
          type="search"
          size="dense"
          className="w-full sm:w-82"
          autoComplete="off"
          placeholder={t('orders.searchPlaceholder')}
          defaultValue={query.q ?? ''}
          leading={<SearchIcon className="size-4" />}
          trailing={
            <span className="pr-2 max-sm:hidden">
              <Kbd>/</Kbd>
            </span>
          }
          onChange={(event) => {
            if (event.target.form) showAfterTyping(event.target.form)
          }}
        />
        <SelectField
          label={t('orders.filter.status')}
          labelHidden
          name="status"
          size="dense"
          className="max-sm:flex-1"
          value={shown.status ?? ''}
          onChange={(event) => {
            if (event.target.form) show(event.target.form)
          }}
        >
          <option value="">{t('orders.filter.anyStatus')}</option>
          {statusFilters.map((status) => (
            <option key={status} value={status}>
              {t(`statusFilter.${status}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('orders.filter.country')}
          labelHidden
          name="country"
          size="dense"
          className="max-sm:flex-1 sm:max-w-44"
          value={shown.country ?? ''}
          onChange={(event) => {
            if (event.target.form) show(event.target.form)
          }}
        >
          <option value="">{t('orders.filter.anyCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {(['range', 'sort', 'order'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={query[name]} readOnly />
        ))}
      </Form>
    </search>
  )
}
