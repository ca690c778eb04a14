import { pages } from '#contract/pages.ts'
import { useCart } from '#web/commerce/cart/cart-store.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type CollectAt, useCollectAt } from './collect-at.ts'

export function CollectNote({ event }: { event: CollectAt }) {
  const t = useMessages('collect')
  const chosen = useCollectAt()
  const lines = useCart()
  const isChosen = chosen?.id === event.id && lines.length > 0
  return (
    <div className="mt-3 mb-6 grid max-w-prose gap-4">
      <p className="text-body">{t('here.text')}</p>
      <div aria-live="polite">
        {isChosen && (
          <Notice tone="success" title={t('here.chosen')}>
            <ButtonLink to={pages.cart()} size="small" tone="quiet" className="mt-2">
              {t('here.toCart')}
            </ButtonLink>
          </Notice>
        )}
      </div>
    </div>
  )
}
