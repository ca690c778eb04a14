import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { useIsSaved } from './wishlist-store.ts'

export type WishlistHeartProps = {
  productId: string
  name: string
  /** `framed` stands beside a button; otherwise it floats on a picture. Placed with `className`. */
  look?: 'framed'
  className?: string
}

/** Saves the product for later, or lets it go. Lists hold dozens of these: what a press needs is loaded by the press. */
export function WishlistHeart({ productId, name, look, className = '' }: WishlistHeartProps) {
  const t = useWords('goods')
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
