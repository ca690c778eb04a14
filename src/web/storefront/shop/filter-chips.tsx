import { useMessages } from '#web/browser/messages/use-messages.ts'
import { sizeSystemOf } from '#web/commerce/size-system.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { countFilters, shopAddress, type ShopQuery, without, withoutFilters } from './shop-query.ts'

export function FilterChips({ query }: { query: ShopQuery }) {
  const t = useMessages('shop')
  const goods = useMessages('goods')
  if (countFilters(query) === 0) return null
  const chips = [
    ...(query.q === '' ? [] : [{ label: t('filters.searched', { query: query.q }), to: shopAddress({ ...query, q: '', page: 1 }) }]),
    ...query.price.map((band) => ({ label: t(`price.${band}`), to: shopAddress(without(query, 'price', band)) })),
    ...query.sizes.map((size) => ({
      label: `${goods(`choose.size.${sizeSystemOf([size])}`)}: ${size}`,
      to: shopAddress(without(query, 'sizes', size)),
    })),
    ...query.colors.map((color) => ({ label: t(`color.${color}`), to: shopAddress(without(query, 'colors', color)) })),
    ...query.availability.map((state) => ({ label: t(`availability.${state}`), to: shopAddress(without(query, 'availability', state)) })),
  ]
  return (
    <ul aria-label={t('filters.chosen')} className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, to }) => (
        <li key={label} className="max-w-full">
          <Chip to={to} label={t('filters.remove', { filter: label })}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          to={shopAddress(withoutFilters(query))}
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded-chip px-2 text-label font-bold text-lapis hover:underline"
        >
          {t('filters.reset')}
        </Link>
      </li>
    </ul>
  )
}
