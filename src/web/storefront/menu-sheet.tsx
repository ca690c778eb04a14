import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { isPartnerVisitor, useVisitor } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CachedMarkup } from '#web/render/cached-markup.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { AccountLink } from './account-link.tsx'
import { SiteLinks, variantOfSiteLinks } from './site-links.tsx'

export const menuSheetId = 'site-menu'

/** A popover of the browser, which opens before scripts run, and without them. */
export function MenuSheet({ isStaff }: { isStaff: boolean }) {
  const t = useMessages('shell')
  const { key, pathname } = useLocation()
  const isPartner = isPartnerVisitor(useVisitor())
  const links = { isStaff, pathname, categories: useShop().categories, stacked: true }

  return (
    <div
      // The key makes every page start with a closed menu.
      key={key}
      id={menuSheetId}
      popover="auto"
      className="sheet inset-y-0 left-0 h-dvh max-h-none w-[min(22rem,88vw)] -translate-x-full flex-col bg-milk text-ink shadow-float open:flex open:translate-x-0 starting:open:-translate-x-full"
    >
      <div className="flex h-15 items-center justify-end pr-2">
        <IconButton label={t('header.closeMenu')} popoverTarget={menuSheetId} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <CachedMarkup
        as="nav"
        of={t}
        variant={`${variantOfSiteLinks(links)} ${isPartner}`}
        aria-label={t('header.main')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-8"
      >
        <SiteLinks {...links} />
        {!isStaff && (
          <>
            <Link to={isPartner ? pages.partnerWishlist() : pages.accountWishlist()} className="mt-2 flex min-h-12 items-center text-body">
              {t('header.wishlist')}
            </Link>
            <Link to={pages.trackOrder()} className="flex min-h-12 items-center text-body">
              {t('footer.trackOrder')}
            </Link>
          </>
        )}
      </CachedMarkup>
      <div className="border-t border-wool px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <AccountLink inMenu />
      </div>
    </div>
  )
}
