import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenQuiet } from '#web/features/live/when-quiet.ts'

/** Rendered once in the root. Keeps the cart with the account; its code loads long after the page. */
export function KeepCart() {
  const { pathname } = useLocation()
  const isShop = !/^\/admin(?:\/|$)/.test(pathname)
  useEffect(() => {
    if (!isShop) return
    // If the code fails to load, the cart stays in this browser only, like a guest's.
    return whenQuiet(() => void import('./follow-account.ts').then(({ followAccount }) => followAccount()).catch(() => undefined))
  }, [isShop])
  return null
}
