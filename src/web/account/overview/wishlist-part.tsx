import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { Part } from '../part.tsx'
import type { SavedProduct } from './overview-view.ts'

const mostShown = 4

export function WishlistPart({ saved }: { saved: readonly SavedProduct[] }) {
  const t = useMessages('account')
  return (
    <Part title={t('overview.wishlist')}>
      {saved.length === 0 ? (
        <p className="text-smoke">{t('overview.noWishlist')}</p>
      ) : (
        <>
          <ul className="grid grid-cols-4 gap-2.5">
            {saved.slice(0, mostShown).map(({ id, slug, name, imageKey }) => (
              <li key={id}>
                <Link to={pages.product(slug)} className="block rounded-edge">
                  <Thumbnail imageKey={imageKey} alt={name} size={120} className="aspect-4/5 h-auto w-full" />
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link to={pages.accountWishlist()} className="text-link text-label font-medium">
              {t('overview.wishlistAll', { count: saved.length })}
            </Link>
          </p>
        </>
      )}
    </Part>
  )
}
