import type { StaffCategory } from '#contract/catalog.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { useShelves } from './use-shelves.ts'

export type ShelfRowProps = {
  shelf: StaffCategory
  /** Place on the home page, from 1; 0 if the category is not there. */
  homePlace: number
  lastOnHome: number
  onChange: ReturnType<typeof useShelves>['change']
  onDelete: () => void
}

export function ShelfRow({ shelf, homePlace, lastOnHome, onChange, onDelete }: ShelfRowProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-categories')
  const { name, slug, image_url, is_active, is_featured, landing_page_order, product_count, translations } = shelf
  const isOnHome = landing_page_order !== null
  const missing = options.filter(({ code }) => code !== 'en' && translations[code] === undefined).map(({ displayCode }) => displayCode)

  const handleHome = (isOn: boolean) =>
    void onChange(
      shelf,
      { is_active, is_featured: isOn, landing_page_order: isOn ? lastOnHome + 1 : null },
      isOn
        ? { title: t('homeOn', { name }), undone: t('homeOff', { name }) }
        : { title: t('homeOff', { name }), undone: t('homeOn', { name }) },
    )
  const handleShown = (isOn: boolean) =>
    void onChange(
      shelf,
      { is_active: isOn, is_featured, landing_page_order },
      isOn
        ? { title: t('visible', { name }), undone: t('hidden', { name }) }
        : { title: t('hidden', { name }), undone: t('visible', { name }) },
    )

  return (
    <div className="flex min-h-13.5 flex-wrap items-center gap-x-4 gap-y-1.5 py-1.5 pr-2">
      {image_url === null ? (
        <span className="h-10 w-13 shrink-0 rounded-chip bg-felt" />
      ) : (
        <img
          src={image_url}
          alt=""
          width={52}
          height={40}
          loading="lazy"
          className="h-10 w-13 shrink-0 rounded-chip bg-felt object-cover"
        />
      )}
      <div className="min-w-32 flex-1">
        <Link
          to={adminPages.category(shelf.id)}
          className={classNames('block min-h-6 font-bold break-words hover:underline', is_active ? 'text-lapis' : 'text-smoke')}
        >
          {name}
        </Link>
        <p className="break-all text-tiny text-smoke">{pages.shop(slug)}</p>
      </div>
      <p className="figures w-24 text-smoke max-sm:hidden">{t('products', { count: product_count })}</p>
      <p className="w-24 text-tiny font-medium text-pending max-lg:hidden">
        {missing.length > 0 && t('missing', { languages: missing.join(', ') })}
      </p>
      <div className="flex items-center gap-4">
        <span className="flex items-center gap-2">
          <Switch label={t('homeOf', { name })} checked={isOnHome} onChange={handleHome} />
          <span aria-hidden="true" className="figures min-w-18 text-tiny text-smoke">
            {homePlace > 0 ? t('homePlace', { place: homePlace }) : t('home')}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <Switch label={t('shownOf', { name })} checked={is_active} onChange={handleShown} />
          <span aria-hidden="true" className="text-tiny text-smoke">
            {t('shown')}
          </span>
        </span>
      </div>
      <Menu
        dense
        trigger={
          <IconButton size="dense" label={t('more', { name })}>
            <MoreIcon className="size-4.5" />
          </IconButton>
        }
        items={[
          { key: 'edit', label: t('edit'), to: adminPages.category(shelf.id) },
          'line',
          { key: 'delete', label: t('delete'), danger: true, onSelect: onDelete },
        ]}
      />
    </div>
  )
}
