import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { isStaffVisitor, useVisitor } from '#web/browser/visitor.ts'

const shopperPages = /^\/(?:shop|product|cart|checkout|account)(?:\/|$)/

/** Redirects staff in the storefront's layout, since cached pages can't redirect on the server. */
export function useStaffGuard(): void {
  const visitor = useVisitor()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isOut = isStaffVisitor(visitor) && shopperPages.test(pathname)

  useEffect(() => {
    if (isOut) void navigate(pages.adminShopRedirect(), { replace: true })
  }, [isOut, navigate])
}
