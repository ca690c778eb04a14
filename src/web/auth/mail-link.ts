import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The data in a mail's link; empty where the address lacks it. */
export type MailLink = { type: string; token: string; returnUrl: string }

/** Moves the token from the address into the history entry: it survives a reload, and reaches no Referer, analytics or shared link. */
export function useMailLink(): MailLink {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [first] = useState(() => readAddress(search))

  useEffect(() => {
    const written = readAddress(search)
    if (written.token !== '') void navigate(pathname, { replace: true, preventScrollReset: true, state: written })
  }, [pathname, search, navigate])

  if (first.token !== '' || !isHydrated) return first
  return readState(state) ?? first
}

/** Skips revalidation when the token is removed from the address. */
export function revalidateOnPathChange({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search
}

function readAddress(search: string): MailLink {
  const query = new URLSearchParams(search)
  return { type: query.get('type') ?? '', token: query.get('token') ?? '', returnUrl: query.get('returnUrl') ?? '' }
}

function readState(state: unknown): MailLink | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { type, token, returnUrl } = { type: '', token: '', returnUrl: '', ...state }
  const isLink = typeof type === 'string' && typeof token === 'string' && typeof returnUrl === 'string' && token !== ''
  return isLink ? { type, token, returnUrl } : undefined
}
