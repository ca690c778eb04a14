import { useEffect } from 'react'
import * as carts from '#contract/calls/carts.gen.ts'
import type { Language } from '#contract/languages.ts'
import { write } from '#web/browser/calls/write.ts'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { itemOf } from '#web/commerce/cart/use-quote.ts'
import { looksLikeEmail } from '#web/commerce/sign-in/form-checks.ts'

/** Milliseconds to wait for more typing in the address. */
const settleMs = 2500

/** Sends the shop a guest's cart once there is an e-mail address, for reminders to guests who receive its mails. Failures are ignored. */
export function useGuestCart(email: string | undefined, lines: readonly CartLine[], language: Language): void {
  useEffect(() => {
    if (email === undefined || !looksLikeEmail(email)) return
    const timer = setTimeout(() => {
      write(carts.putGuest, { email: email.trim(), items: lines.map(itemOf) }, { language }).catch(() => undefined)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [email, lines, language])
}
