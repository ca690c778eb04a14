import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type OrdersQuery, ordersAddress, readOrdersQuery, statusFilters } from './orders-query.ts'

/** Links and a GET form, so that both work before scripts run. */
export function OrdersFilters({ query }: { query: OrdersQuery }) {
  const t = useMessages('account')
  const own = useOwnPages()
  const field = useRef<HTMLInputElement>(null)
  const { location } = useNavigation()
  // Shows the new choice during the navigation.
  const shown = location?.pathname.endsWith(own.orders()) ? readOrdersQuery(new URLSearchParams(location.search)) : query

  // Shows the address's search (from a link or the back button) in the field, unless the visitor is typing there.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query.q ?? ''
  }, [query.q])

  return (
    <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label={t('orders.filter.label')} className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...statusFilters].map((status) => (
            <li key={status ?? 'all'}>
              <Link
                to={ordersAddress(own, shown, { status })}
                preventScrollReset
                aria-current={status === shown.status ? 'true' : undefined}
                className={classNames(
                  'press inline-flex min-h-11 items-center rounded-chip border px-3.5 text-label font-medium',
                  status === shown.status ? 'border-ink bg-ink text-milk' : 'border-wool bg-surface hover:border-ink',
                )}
              >
                {t(`orders.filter.${status ?? 'all'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className="w-full sm:w-auto">
        <Form method="get" action={own.orders()} className="flex items-end gap-2">
          <TextField
            ref={field}
            label={t('orders.search')}
            labelHidden
            placeholder={t('orders.searchHint')}
            name="q"
            type="search"
            size="medium"
            className="min-w-0 flex-1 sm:w-80"
            autoComplete="off"
            maxLength={100}
            defaultValue={query.q ?? ''}
          />
          {shown.status && <input type="hidden" name="status" value={shown.status} readOnly />}
          <Button type="submit" tone="quiet" size="small" aria-label={t('orders.searchButton')} className="px-3">
            <SearchIcon />
          </Button>
        </Form>
      </search>
    </div>
  )
}
