import { pages } from '#contract/pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShownMoney } from '#web/commerce/currency/use-shown-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { MoveToCart } from './move-to-cart.tsx'
import type { Wish } from './view-wish.ts'

const sizes = '(min-width: 80rem) 260px, (min-width: 48rem) 30vw, 46vw'

export type WishCardProps = { wish: Wish; onRemove: (said?: string) => void }

export function WishCard({ wish, onRemove }: WishCardProps) {
  const t = useMessages('account')
  const language = useLanguage()
  const { sum } = useShownMoney()
  const { card, price, drop, availability } = wish
  const name = card?.name ?? t('wishlist.goneName')
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-edge bg-felt">
        <ResponsiveImage
          imageKey={card?.imageKey ?? undefined}
          originalWidth={card?.imageWidth}
          alt={card?.alt ?? ''}
          sizes={sizes}
          maxWidth={640}
          className="aspect-4/5 object-cover"
        />
        <p className="absolute top-2.5 right-15 left-2.5 flex flex-col items-start gap-1.5 empty:hidden">
          {drop && <Badge tone="sale">{t('wishlist.dropBadge')}</Badge>}
          {availability === 'out_of_stock' && <Badge tone="low">{t('wishlist.soldOut')}</Badge>}
          {availability === 'pre_order' && <Badge tone="preOrder">{t('wishlist.preOrder')}</Badge>}
        </p>
        <span className="absolute top-2 right-2 z-1">
          <IconButton look="round" label={t('wishlist.removeNamed', { name })} onClick={() => onRemove()}>
            <CloseIcon className="size-4.5" />
          </IconButton>
        </span>
      </div>
      <h2 className="mt-3 font-medium break-words">
        {card ? (
          <Link to={pages.product(card.slug)} className="rounded-chip after:absolute after:inset-0 hover:text-lapis">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {card?.note && <p className="mt-0.5 text-small text-smoke">{card.note}</p>}
      <p className="figures mt-1 font-medium">
        {price === null ? (
          <span className="font-normal text-smoke">{t('wishlist.gone')}</span>
        ) : (
          <>
            {drop && (
              <>
                <span className="sr-only">{t('wishlist.was')} </span>
                <s className="mr-1 font-normal text-smoke">{sum(drop.from)}</s>{' '}
              </>
            )}
            {sum(price)}
          </>
        )}
      </p>
      {drop && <p className="figures mt-1 text-small font-medium text-pomegranate">{t('wishlist.drop', { amount: sum(drop.by) })}</p>}
      <p className="mt-1 text-small text-smoke">{t('wishlist.saved', { date: formatDate(language, wish.savedAt, { month: 'short' }) })}</p>
      {card && card.adding !== 'none' && price !== null && (
        <div className="relative z-1 mt-auto pt-3">
          <MoveToCart card={card} adding={card.adding} price={price} onMoved={() => onRemove(t('wishlist.moved'))} />
        </div>
      )}
    </article>
  )
}
