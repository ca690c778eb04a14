import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** Where the link on a not-found page leads. Without it the link leads to the orders. */
export type WayOut = { to: string; place: 'studio' }

export function NotFoundPart({ out }: { out?: WayOut | undefined }) {
  const t = useMessages('admin')
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <title>{t('notFound.pageTitle')}</title>
      <AdminHeading>{t('notFound.title')}</AdminHeading>
      <p className="text-smoke">{t('notFound.text')}</p>
      <p>
        <ButtonLink size="dense" tone="quiet" to={out?.to ?? adminPages.orders()}>
          {out ? t(`nav.place.${out.place}`) : t('notFound.toOrders')}
        </ButtonLink>
      </p>
    </div>
  )
}
