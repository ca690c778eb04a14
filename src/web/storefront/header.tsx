import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CartButton } from '#web/commerce/cart/cart-button.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { isPartnerVisitor, isStaffVisitor, useVisitor } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CachedMarkup } from '#web/render/cached-markup.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'
import { HeartIcon, MenuIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuSheet, menuSheetId } from './menu-sheet.tsx'
import { SearchButton } from './search/search-button.tsx'
import { SiteLinks, variantOfSiteLinks } from './site-links.tsx'

export function Header() {
  const t = useMessages('shell')
  const shop = useShop()
  const visitor = useVisitor()
  const isStaff = isStaffVisitor(visitor)
  const isPartner = isPartnerVisitor(visitor)
  const links = { isStaff, pathname: useLocation().pathname, categories: shop.categories }
  return (
    <header className="sticky top-0 z-30 bg-milk print:hidden">
      <div className="page-width flex h-15 items-center gap-1 max-sm:px-2 lg:h-18">
        <IconButton label={t('header.openMenu')} popoverTarget={menuSheetId} className="sm:max-lg:-ml-3 lg:hidden">
          <MenuIcon />
        </IconButton>
        <Link to={pages.home()} aria-label={t('header.home', { shop: shop.name })} className="rounded-edge">
          <Logo name={shop.name} className="max-sm:gap-2" />
        </Link>
        <CachedMarkup
          as="nav"
          of={t}
          variant={variantOfSiteLinks(links)}
          aria-label={t('header.main')}
          className="ml-10 hidden lg:block xl:ml-14"
        >
          <SiteLinks {...links} />
        </CachedMarkup>
        <div className="ml-auto flex items-center sm:gap-1">
          <LanguageSwitch />
          <span aria-hidden="true" className="mx-3 hidden h-6 w-px bg-wool lg:block" />
          <SearchButton />
          {!isStaff && (
            <IconLink
              to={isPartner ? pages.partnerWishlist() : pages.accountWishlist()}
              label={t('header.wishlist')}
              className="max-sm:hidden"
            >
              <HeartIcon />
            </IconLink>
          )}
          <AccountLink />
          {!isStaff && <CartButton />}
        </div>
      </div>
      <MenuSheet isStaff={isStaff} />
    </header>
  )
}
