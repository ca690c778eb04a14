import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { removeFromWishlist } from '#web/commerce/wishlist/toggle-wishlist.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { viewWish } from './view-wish.ts'
import { WishCard } from './wish-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const items = await context.get(apiContext).members.wishlist()
  const pageMessages = messagesOf(language, ['account', 'goods'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  return { wishes: items.map((item) => viewWish(item, t)), ...pageMessages }
}

export default function WishlistPage({ loaderData: { wishes } }: Route.ComponentProps) {
  const t = useMessages('account')
  const language = useLanguage()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const shown = wishes.filter(({ productId }) => !removed.has(productId))

  /** Removes the product at once; restores it with a message if the server refuses. */
  async function handleRemove(productId: string, said?: string) {
    setRemoved((ids) => new Set([...ids, productId]))
    if (await removeFromWishlist(productId, language, said)) return
    setRemoved((ids) => new Set([...ids].filter((id) => id !== productId)))
  }

  return (
    <>
      <AccountHead title={t('wishlist.title')} />
      <PageHeading size="heading-1" below={shown.length > 0 ? t('wishlist.count', { count: shown.length }) : undefined}>
        {t('wishlist.title')}
      </PageHeading>
      {shown.length === 0 ? (
        <EmptyState
          motif={<Motif name="ili-tulip" />}
          title={t('wishlist.empty')}
          action={<ButtonLink to={pages.shop()}>{t('wishlist.toShop')}</ButtonLink>}
        >
          {t('wishlist.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-8 grid grid-cols-2 gap-x-gutter gap-y-10 md:grid-cols-3 xl:grid-cols-4">
          {shown.map((wish) => (
            <li key={wish.productId} className="min-w-0">
              <WishCard wish={wish} onRemove={(said) => void handleRemove(wish.productId, said)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const t = useMessages('account')
  return <LoadFailed title={t('wishlist.failed')} />
}
