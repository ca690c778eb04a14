import { type RefObject, useRef } from 'react'
import { hasMemberPrices, visitorNow } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonSize } from '#web/ui/button-look.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { cart } from './cart/cart-store.ts'
import { lineOf, pricesOfChoice } from './choice.ts'
import { flyToCart } from './fly-to-cart.ts'
import { PriceSum } from './price.tsx'
import type { Choosing } from './use-choice.ts'

export type AddToCartProps = {
  choosing: Choosing
  added: { isAdded: boolean; markAdded: () => void }
  size?: ButtonSize
  /** Start of the flying image; the button by default. */
  flyFrom?: RefObject<Element | null>
  onAdded?: () => void
  /** Called when no size is chosen yet. Without it the button is disabled until then. */
  onSizeMissing?: () => void
  className?: string
}

/** Shows 'Added!' for two seconds and ignores presses during that time. */
export function AddToCart({ choosing, added, size = 'large', flyFrom, onAdded, onSizeMissing, className }: AddToCartProps) {
  const t = useMessages('goods')
  const button = useRef<HTMLButtonElement>(null)
  const { goods, choice, left, needsSize } = choosing
  const isSoldOut = left === 0

  function handlePress() {
    if (added.isAdded) return
    if (needsSize) return onSizeMissing?.()
    const line = lineOf(goods, choice, hasMemberPrices(visitorNow()))
    cart.add(line, choice.quantity)
    flyToCart(flyFrom?.current ?? button.current, line.imageKey)
    added.markAdded()
    onAdded?.()
  }

  return (
    <Button ref={button} size={size} wide className={className} disabled={isSoldOut || (needsSize && !onSizeMissing)} onClick={handlePress}>
      {added.isAdded ? (
        <>
          <CheckIcon />
          <output>{t('add.added')}</output>
        </>
      ) : isSoldOut ? (
        t('badge.soldOut')
      ) : (
        <span className="figures -mx-4">
          {needsSize && !onSizeMissing ? (
            t('add.chooseSize')
          ) : (
            <>
              {t(needsSize ? 'add.chooseSize' : goods.isPreOrder ? 'add.preOrder' : 'add.toCart')}
              {/* In another currency the price above differs from the charge, and nothing is charged yet. */}
              <span className={needsSize ? 'currency:hidden' : undefined}>
                <span className="sr-only">{' · '}</span>
                <span aria-hidden="true" className="dotted-space">
                  {' '}
                </span>
                <PriceSum prices={pricesOfChoice(goods, choice)} />
              </span>
            </>
          )}
        </span>
      )}
    </Button>
  )
}
