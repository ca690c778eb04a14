import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { filtersId } from './filters.tsx'
import { rememberSort } from './remembered-sort.ts'
import { countFilters, defaultSort, type ShopQuery, sortOptions } from './shop-query.ts'

export type ToolbarProps = { total: number; shown: ShopQuery; onChange: (next: ShopQuery) => void }

export function Toolbar({ total, shown, onChange }: ToolbarProps) {
  const t = useMessages('shop')
  const chosen = countFilters(shown)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 lg:mt-0">
      <Button tone="quiet" size="small" className="flex-1 lg:hidden" popoverTarget={filtersId}>
        <FilterIcon className="size-4.5" />
        {chosen === 0 ? t('filters.title') : t('filters.titleCount', { count: chosen })}
      </Button>
      <output className="figures text-label text-smoke max-lg:order-1 max-lg:w-full">{t('count', { count: total })}</output>
      <SelectField
        label={t('sort.label')}
        labelHidden
        size="medium"
        className="min-w-36 flex-1 lg:ml-auto lg:flex-none"
        value={shown.sort ?? defaultSort}
        onChange={(event) => {
          const sort = sortOptions.find((option) => option === event.target.value) ?? defaultSort
          rememberSort(sort)
          onChange({ ...shown, sort, page: 1 })
        }}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
