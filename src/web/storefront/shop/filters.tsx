import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { availabilities, colors, priceBands } from '#contract/rules/catalog-filters.ts'
import { pages } from '#contract/pages.ts'
import { colorShades } from '#web/commerce/color-shades.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { SwatchGroup } from '#web/ui/swatch-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { followedByForm } from './followed-by-form.ts'
import { SizeFilter } from './size-filter.tsx'
import type { ShopView } from './load.ts'
import { readShopQuery, shopAddress, type ShopQuery, sortParams } from './shop-query.ts'

export const filtersId = 'filters'

export type FiltersProps = { view: ShopView; shown: ShopQuery; onChange: (next: ShopQuery) => void }

/** Next to the list; on a phone the same element slides up from the bottom. A form, so that it works before and without scripts. */
export function Filters({ view, shown, onChange }: FiltersProps) {
  const t = useMessages('shop')
  const sheet = useRef<HTMLElement>(null)
  const { facets, total } = view

  function handleForm(event: FormEvent<HTMLFormElement>) {
    // Typing does not search; Enter does.
    if (event.type === 'change' && event.target instanceof HTMLInputElement && event.target.type === 'search') return
    if (event.type === 'submit') event.preventDefault()
    const chosen = new URLSearchParams(
      [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    onChange({ ...readShopQuery(shown.category, chosen), sort: shown.sort })
  }

  // Closes the sheet when the focus leaves it, since it would cover the focused element. A press on a label focuses <main>, which contains
  // the sheet, so that does not close it.
  useEffect(() => {
    const element = sheet.current
    const handleFocus = ({ target }: FocusEvent) => {
      if (element && target instanceof Node && !element.contains(target) && !target.contains(element)) element.hidePopover()
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])

  return (
    <aside
      ref={sheet}
      id={filtersId}
      popover="auto"
      aria-label={t('filters.title')}
      className={classNames(
        'max-lg:sheet inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full translate-y-full flex-col rounded-t-edge bg-surface text-ink max-lg:shadow-float max-lg:open:flex open:translate-y-0 starting:open:translate-y-full',
        'lg:sticky lg:top-22 lg:bottom-auto lg:block lg:max-h-[calc(100dvh-6.5rem)] lg:translate-y-0 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:bg-transparent lg:pr-2',
      )}
    >
      <div className="flex items-center justify-between border-b border-wool py-1.5 pr-2 pl-4 lg:hidden">
        <h2 className="font-display text-heading-3">{t('filters.title')}</h2>
        <IconButton label={t('filters.close')} popoverTarget={filtersId} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <search className="contents">
        <Form
          method="get"
          action={pages.shop(shown.category)}
          onChange={handleForm}
          onSubmit={handleForm}
          className="grid min-h-0 gap-7 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:p-4"
        >
          {shown.sort !== undefined &&
            Object.entries(sortParams(shown.sort)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <TextField
            key={shown.q}
            id="search"
            name="q"
            type="search"
            label={t('filters.search')}
            size="medium"
            defaultValue={shown.q}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Categories view={view} shown={shown} />
          <fieldset>
            <legend className="mb-1 text-label font-bold">{t('price.title')}</legend>
            {priceBands.map((band) => (
              <Checkbox
                key={band}
                name="price"
                value={band}
                checked={shown.price.includes(band)}
                disabled={isEmpty(facets.price[band], shown.price.includes(band))}
                onChange={followedByForm}
                count={facets.price[band] ?? 0}
              >
                <span className="figures">{t(`price.${band}`)}</span>
              </Checkbox>
            ))}
          </fieldset>
          <SizeFilter counts={facets.sizes} chosen={shown.sizes} />
          <SwatchGroup
            legend={t('color.title')}
            name="colors"
            value={shown.colors}
            onChange={followedByForm}
            showChosen={false}
            swatches={colors.map((color) => ({
              value: color,
              label: t('color.withCount', { color: t(`color.${color}`), count: facets.colors[color] ?? 0 }),
              fill: colorShades[color],
              unavailable: isEmpty(facets.colors[color], shown.colors.includes(color)),
            }))}
          />
          <fieldset>
            <legend className="mb-1 text-label font-bold">{t('availability.title')}</legend>
            {availabilities.map((state) => (
              <Checkbox
                key={state}
                name="availability"
                value={state}
                checked={shown.availability.includes(state)}
                disabled={isEmpty(facets.availability[state], shown.availability.includes(state))}
                onChange={followedByForm}
                count={facets.availability[state] ?? 0}
              >
                {t(`availability.${state}`)}
              </Checkbox>
            ))}
          </fieldset>
          <noscript>
            <Button type="submit" tone="secondary" wide>
              {t('filters.apply')}
            </Button>
          </noscript>
        </Form>
      </search>
      <div className="border-t border-wool px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <Button wide popoverTarget={filtersId} popoverTargetAction="hide">
          {t('filters.show', { count: total })}
        </Button>
      </div>
    </aside>
  )
}

/** A filter without results can't be chosen, but a chosen one can always be removed. */
function isEmpty(count: number | undefined, isChosen: boolean): boolean {
  return (count ?? 0) === 0 && !isChosen
}

/** Links, since only one category can be chosen and it is part of the path. They keep the other filters. */
function Categories({ view: { categories, facets }, shown }: Pick<FiltersProps, 'view' | 'shown'>) {
  const t = useMessages('shop')
  const everything = { slug: undefined, name: t('category.all') }
  return (
    <nav aria-label={t('category.title')}>
      <p aria-hidden="true" className="mb-1 text-label font-bold">
        {t('category.title')}
      </p>
      <ul>
        {[everything, ...categories].map(({ slug, name }) => {
          const isHere = slug === shown.category
          return (
            <li key={slug ?? 'all'}>
              <Link
                to={shopAddress({ ...shown, category: slug, page: 1 })}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'group flex min-h-10 items-center gap-3 rounded-chip text-label max-lg:min-h-11',
                  isHere ? 'font-bold' : 'hover:text-lapis',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames('size-2 shrink-0 rotate-45', isHere ? 'bg-apricot' : 'bg-wool group-hover:bg-lapis')}
                />
                {name}
                {slug !== undefined && <span className="figures ml-auto font-normal text-smoke">{facets.categories[slug] ?? 0}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
