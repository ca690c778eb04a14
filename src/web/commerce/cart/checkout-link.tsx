import { useId } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { isBlocked } from './is-blocked.ts'

export type CheckoutLinkProps = { quote: Quote | undefined; onLeave?: () => void }

/** Disabled, with the reason, while a line can’t be ordered as it is. */
export function CheckoutLink({ quote, onLeave }: CheckoutLinkProps) {
  const t = useMessages('cart')
  const id = useId()
  const isOff = isBlocked(quote)
  return (
    <div className="grid gap-2">
      <p id={id} aria-live="polite" className="text-small font-medium text-pomegranate empty:hidden">
        {isOff && t('checkoutBlocked')}
      </p>
      {isOff ? (
        <Button size="large" wide disabled aria-describedby={id}>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink to={pages.checkout()} onClick={onLeave} size="large" wide>
          {t('checkout')}
        </ButtonLink>
      )}
    </div>
  )
}
