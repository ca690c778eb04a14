import { lazy, Suspense, useRef, useState } from 'react'
import { hasMemberPrices, visitorNow } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { BagIcon, CheckIcon } from '#web/ui/icons.tsx'
import type { CardView } from './card-view.ts'
import { cart } from './cart/cart-store.ts'
import { flyToCart } from './fly-to-cart.ts'
import { useAdded } from './use-added.ts'

const QuickAdd = lazy(async () => ({ default: (await import('./quick-add.tsx')).QuickAdd }))

export type AddFromCardProps = { product: CardView; adding: 'choose' | 'direct' }

/** A product with sizes or several variations opens the chooser; any other goes straight into the cart, one piece. */
export function AddFromCard({ product, adding }: AddFromCardProps) {
  const t = useMessages('goods')
  const { isAdded, markAdded } = useAdded()
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const button = useRef<HTMLButtonElement>(null)

  function handlePress() {
    if (adding === 'choose') return setDialog('open')
    if (isAdded) return
    const { guest, member = guest } = product.prices
    cart.add(
      {
        id: product.id,
        slug: product.slug,
        name: product.name,
        imageKey: product.imageKey,
        price: hasMemberPrices(visitorNow()) ? member.min : guest.min,
        ...(product.variation ? { variation_id: product.variation.id, variation_name: product.variation.name } : {}),
      },
      1,
    )
    flyToCart(button.current, product.imageKey)
    markAdded()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isAdded ? undefined : t(adding === 'choose' ? 'add.choose' : 'add.named', { name: product.name })}
        aria-haspopup={adding === 'choose' ? 'dialog' : undefined}
        onClick={handlePress}
        className={classNames(
          'press absolute right-2 bottom-2 z-1 inline-flex h-11 min-w-11 max-sm:h-9 max-sm:min-w-9 max-sm:px-2 max-sm:after:absolute max-sm:after:-inset-1 items-center justify-center gap-2 rounded-full bg-bone px-3 text-small font-bold text-night group-hover:opacity-100 hover:bg-wool-cloth focus-visible:opacity-100',
          !isAdded && 'pointer-fine:opacity-0',
        )}
      >
        {isAdded ? <CheckIcon className="size-5" /> : <BagIcon className="size-5" />}
        {isAdded && <output>{t('add.added')}</output>}
      </button>
      {dialog !== 'unopened' && (
        <Suspense>
          <QuickAdd
            slug={product.slug}
            name={product.name}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
