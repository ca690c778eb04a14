import { lazy, Suspense, useRef, useState } from 'react'
import type { Money } from '#contract/rules/money.ts'
import { cart } from '#web/commerce/cart/cart-store.ts'
import { flyToCart } from '#web/commerce/fly-to-cart.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { Wish } from './view-wish.ts'

const QuickAdd = lazy(async () => ({ default: (await import('#web/commerce/quick-add.tsx')).QuickAdd }))

export type MoveToCartProps = {
  card: NonNullable<Wish['card']>
  adding: 'choose' | 'direct'
  price: Money
  onMoved: () => void
}

/** A product with sizes or several variations opens the chooser first, and leaves the list only after a choice. */
export function MoveToCart({ card, adding, price, onMoved }: MoveToCartProps) {
  const t = useMessages('account')
  const button = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')

  function handlePress() {
    if (adding === 'choose') return setDialog('open')
    const { id, slug, name, imageKey, variation } = card
    cart.add({ id, slug, name, imageKey, price, ...(variation ? { variation_id: variation.id, variation_name: variation.name } : {}) }, 1)
    flyToCart(button.current, imageKey)
    onMoved()
  }

  return (
    <>
      <Button
        ref={button}
        tone="secondary"
        size="small"
        wide
        aria-label={t(adding === 'choose' ? 'wishlist.chooseNamed' : 'wishlist.moveNamed', { name: card.name })}
        aria-haspopup={adding === 'choose' ? 'dialog' : undefined}
        onClick={handlePress}
      >
        {t(adding === 'choose' ? 'wishlist.choose' : 'wishlist.move')}
      </Button>
      {dialog !== 'unopened' && (
        <Suspense>
          <QuickAdd
            slug={card.slug}
            name={card.name}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            onAdded={onMoved}
          />
        </Suspense>
      )}
    </>
  )
}
