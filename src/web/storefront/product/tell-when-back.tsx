import { lazy, Suspense, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { leftOf } from '#web/commerce/choice.ts'
import type { Goods } from '#web/commerce/goods.ts'
import type { Choosing } from '#web/commerce/use-choice.ts'
import { Link } from '#web/ui/link.tsx'

const TellWhenBackForm = lazy(async () => ({ default: (await import('./tell-when-back-form.tsx')).TellWhenBackForm }))

/** Shown if any option is sold out, but not for pre-orders. */
export function TellWhenBack({ choosing: { goods, choice } }: { choosing: Choosing }) {
  const t = useMessages('product')
  const [isOpen, setIsOpen] = useState(false)
  const { variationId } = choice
  const sizes = soldOutSizes(goods, variationId)
  const isAllGone = leftOf(goods, variationId) === 0
  if (goods.isPreOrder || (sizes.length === 0 && !isAllGone)) return null
  return (
    <div className="lg:order-1">
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-label">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="text-link hit-area text-left">
          {t(isAllGone ? 'back.ask' : 'back.askSize')}
        </button>
        {isAllGone && (
          <Link to={pages.preorder(goods.slug)} className="text-link hit-area">
            {t('back.askPreOrder')}
          </Link>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <TellWhenBackForm key={variationId} productId={goods.id} variationId={variationId} sizes={sizes} />
        </Suspense>
      )}
    </div>
  )
}

function soldOutSizes(goods: Goods, variationId: string | undefined): string[] {
  return goods.sizes.filter((size) => leftOf(goods, variationId, size) === 0)
}
