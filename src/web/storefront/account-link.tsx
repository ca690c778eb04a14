import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useVisitor, type Visitor } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'
import { UserIcon } from '#web/ui/icons.tsx'

export function AccountLink({ inMenu = false }: { inMenu?: boolean }) {
  const t = useMessages('shell')
  const { pathname, search } = useLocation()
  // A cached page was rendered without query parameters that it does not depend on.
  const here = pathname + (useHydrated() ? search : '')
  const isOnTheWay = pathname === pages.home() || pathname === pages.login()
  const place = placeOf(useVisitor())
  const to = {
    admin: pages.admin(),
    partner: pages.partnerDashboard(),
    account: pages.account(),
    signIn: pages.login(isOnTheWay ? undefined : here),
  }[place]
  const label = t(`header.${place}`)

  if (inMenu)
    return (
      <ButtonLink to={to} tone="secondary" wide>
        {label}
      </ButtonLink>
    )
  if (place === 'admin' || place === 'partner')
    return (
      <>
        <ButtonLink to={to} tone="secondary" size="small" className="mx-1 max-xl:hidden">
          {label}
        </ButtonLink>
        {/* In the longest language the text does not fit next to the menu. */}
        <IconLink to={to} label={label} className="max-sm:hidden xl:hidden">
          <UserIcon />
        </IconLink>
      </>
    )
  return (
    <IconLink to={to} label={label} className="max-sm:hidden">
      <UserIcon />
    </IconLink>
  )
}

function placeOf(visitor: Visitor): 'admin' | 'partner' | 'account' | 'signIn' {
  if (visitor.state !== 'signed_in') return 'signIn'
  const { role } = visitor.profile
  if (isStaffRole(role)) return 'admin'
  return role === 'partner' ? 'partner' : 'account'
}
