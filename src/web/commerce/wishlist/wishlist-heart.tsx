import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsSaved } from './wishlist-store.ts'

export type WishlistHeartProps = {
  productId: string
  name: string
  /** `framed` stands beside a button; otherwise it floats on an image. Placed with `className`. */
  look?: 'framed'
  className?: string
}

/** Saves the product for later, or lets it go. Lists hold dozens of these: what a press needs is loaded by the press. */
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
