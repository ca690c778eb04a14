import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** Where the link on a not-found page leads. Without it the link leads to the orders. */
export type WayOut = { to: string; place: 'studio' }

export type Missing = 'page' | 'order'

export function NotFoundPart({ out, missing = 'page' }: { out?: WayOut | undefined; missing?: Missing | undefined }) {
  const t = useMessages('admin')
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <title>{t('notFound.pageTitle')}</title>
      <AdminHeading>{t(missing === 'order' ? 'notFound.order.title' : 'notFound.title')}</AdminHeading>
      <p className="text-smoke">{t(missing === 'order' ? 'notFound.order.text' : 'notFound.text')}</p>
      <p>
        <ButtonLink size="dense" tone="quiet" to={out?.to ?? adminPages.orders()}>
          {out ? t(`nav.place.${out.place}`) : t('notFound.toOrders')}
        </ButtonLink>
      </p>
    </div>
  )
}
