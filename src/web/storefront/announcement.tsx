import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { formatRoundMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'

/** One line on a dark background. On a phone it is shown only on the home page. */
export function Announcement() {
  const t = useMessages('shell')
  const shop = useShop()
  const isHome = useLocation().pathname === pages.home()
  const amount = shop.free_shipping_over === undefined ? undefined : formatRoundMoney(shop.free_shipping_over)
  return (
    <aside
      aria-label={t('announcement.label')}
      className={classNames('bg-night text-small text-bone print:hidden sm:not-print:block', !isHome && 'hidden')}
    >
      <p className="page-width flex min-h-9 items-center justify-center gap-x-5 py-1.5 text-center">
        {amount !== undefined && (
          <span>{t(shop.free_shipping_for === 'everybody' ? 'announcement.freeForAll' : 'announcement.freeForMembers', { amount })}</span>
        )}
      </p>
    </aside>
  )
}
