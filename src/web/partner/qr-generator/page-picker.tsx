import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ProductSearch } from './product-search.tsx'

type Titled = { page: string; title: string }

export type PagePickerProps = {
  page: string
  events: readonly Titled[]
  categories: readonly { slug: string; name: string }[]
  onChange: (page: string) => void
}

const searching = 'search'

/** Offers only existing pages of the shop, so that no typed address leads to a missing one. */
export function PagePicker({ page, events, categories, onChange }: PagePickerProps) {
  const t = useMessages('partner-codes')
  const [isSearching, setIsSearching] = useState(false)
  const shelves = [
    { page: pages.home(), title: t('pages.home') },
    { page: pages.shop(), title: t('pages.shop') },
    { page: pages.events(), title: t('pages.events') },
    { page: pages.about(), title: t('pages.about') },
  ]

  function handleChoice(value: string) {
    setIsSearching(value === searching)
    if (value !== searching) onChange(value)
  }

  const option = ({ page: value, title }: Titled) => (
    <option key={value} value={value}>
      {title}
    </option>
  )
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('page')}
        name="page"
        value={isSearching ? searching : page}
        onChange={(event) => handleChoice(event.target.value)}
      >
        {shelves.map(option)}
        {categories.length > 0 && (
          <optgroup label={t('pages.categories')}>
            {categories.map(({ slug, name }) => option({ page: pages.shop(slug), title: name }))}
          </optgroup>
        )}
        {events.length > 0 && <optgroup label={t('pages.comingEvents')}>{events.map(option)}</optgroup>}
        <option value={searching}>{t('pages.product')}</option>
      </SelectField>
      {isSearching && (
        <Queries>
          <ProductSearch chosen={page} onChange={onChange} />
        </Queries>
      )}
    </div>
  )
}
