import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as carts from '#contract/calls/carts.gen.ts'
import { write } from '#web/browser/calls/write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { cart } from '#web/commerce/cart/cart-store.ts'
import { cartLineOf, withMost } from '#web/commerce/cart/kept-cart.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Restores the cart of a mail's link on any device, without doubling the pieces here. */
export function RestoreCart() {
  const t = useMessages('cart')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const token = query.get('restore')
  const [outcome, setOutcome] = useState<'back' | 'gone'>()

  useEffect(() => {
    if (token === null) return
    const controller = new AbortController()
    write(carts.restore, { token }, { language, signal: controller.signal })
      .then(({ lines }) => {
        if (lines.length > 0) cart.adopt(withMost(cart.lines(), lines.map(cartLineOf)))
        setOutcome(lines.length > 0 ? 'back' : 'gone')
      })
      .catch(() => !controller.signal.aborted && setOutcome('gone'))
      // With the query left in the address, a reload would restore the cart again.
      .finally(() => !controller.signal.aborted && setQuery({}, { replace: true, preventScrollReset: true }))
    return () => controller.abort()
  }, [token, language, setQuery])

  if (outcome === undefined) return null
  return (
    <div className="page-width max-w-320 pt-6">
      <Notice tone={outcome === 'back' ? 'success' : 'info'} announced>
        {t(outcome === 'back' ? 'restored' : 'notRestored')}
      </Notice>
    </div>
  )
}
