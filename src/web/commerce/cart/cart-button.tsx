import { lazy, Suspense, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'
import { BagIcon } from '#web/ui/icons.tsx'
import { useCartCount } from './cart-store.ts'

const loadDrawer = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.CartDrawer })))

/** A link to the cart page. Once scripts run, it opens the drawer instead. */
export function CartButton() {
  const t = useMessages('shell')
  const count = useCartCount()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconLink
        to={pages.cart()}
        label={count === 0 ? t('header.cart') : t('header.cartItems', { count })}
        className="relative"
        data-cart-target=""
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <BagIcon />
        <CountBadge count={count} className="absolute -top-0.5 -right-0.5" />
      </IconLink>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
