import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenQuiet } from '#web/features/live/when-quiet.ts'

/** Once in the root: keeps the cart with the account. It arrives when the page has long been ready. */
export function KeepCart() {
  const { pathname } = useLocation()
  const isShop = !/^\/admin(?:\/|$)/.test(pathname)
  useEffect(() => {
    if (!isShop) return
    // Without it the cart is this browser's alone, as a guest's is.
    return whenQuiet(() => void import('./follow-account.ts').then(({ followAccount }) => followAccount()).catch(() => undefined))
  }, [isShop])
  return null
}
