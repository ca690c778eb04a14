import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsSaved } from './wishlist-store.ts'

export type WishlistHeartProps = {
  productId: string
  name: string
  /** `framed` is for next to a button; by default the heart is placed on an image. Position it with `className`. */
  look?: 'framed'
  className?: string
}

/** Saves or removes the product. Lists contain dozens of hearts, so the code for a press loads on the press. */
export function WishlistHeart({ productId, name, look, className = '' }: WishlistHeartProps) {
  const t = useMessages('goods')
  const language = useLanguage()
  const isSaved = useIsSaved(productId)
  return (
    <button
      type="button"
      aria-label={t('wishlist', { name })}
      aria-pressed={isSaved}
      onClick={() => void import('./toggle-wishlist.ts').then(({ toggleWishlist }) => toggleWishlist(productId, language))}
      className={`heart ${look ? 'heart-framed ' : ''}${className}`}
    />
  )
}
