import type { Dashboard } from '#contract/desk.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'

const names = ['revenue', 'new_orders', 'pending', 'in_production', 'completed', 'total_products', 'in_stock'] as const
type Name = (typeof names)[number]

/** Seven figures, each with the previous period's and a link to its list. Revenue comes first: two rows high, or a full row on a phone. */
export function Figures({ dashboard: { range, from, stats, previous } }: { dashboard: Dashboard }) {
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  const print = (name: Name, value: number) => (name === 'revenue' ? formatMoney(value) : formatNumber(language, value))
  const since = range === 'all' ? undefined : dayOf(new Date(from))
  const lists: Record<Name, string> = {
    new_orders: adminPages.orders({ from: since }),
    pending: adminPages.orders({ status: 'pending', from: since }),
    in_production: adminPages.orders({ status: 'processing', from: since }),
    completed: adminPages.orders({ status: 'completed', from: since }),
    revenue: adminPages.orders({ payment: 'paid', from: since }),
    total_products: adminPages.products(),
    in_stock: adminPages.products({ status: 'active' }),
  }

  function noteOf(name: Name): string | undefined {
    const before = previous?.[name]
    if (before === undefined || before === null || range === 'all') return undefined
    return t(`before.${range}`, { figure: print(name, before) })
  }

  return (
    <ul
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-wool lg:grid-cols-[minmax(max-content,1.4fr)_repeat(3,minmax(0,1fr))]"
    >
      {names.map((name) => {
        const note = noteOf(name)
        return (
          <li key={name} className="group bg-surface max-lg:first:col-span-2 lg:first:row-span-2">
            <Link
              to={lists[name]}
              className="block h-full px-4 py-3 group-first:content-center hover:bg-hover max-sm:px-3 max-sm:py-2.5 lg:group-first:px-5"
            >
              <span className="block text-tiny text-smoke">{t(`figure.${name}`)}</span>
              <span className="figures block text-heading-3 leading-tight font-bold whitespace-nowrap group-first:text-heading-2 max-sm:text-lead max-sm:group-first:text-heading-3">
                {print(name, stats[name])}
              </span>
              {note && <span className="figures block w-0 min-w-full text-tiny text-smoke">{note}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
