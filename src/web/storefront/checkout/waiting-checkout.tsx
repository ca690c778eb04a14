import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Columns } from './columns.tsx'

/** Shown before scripts run, and where they never run. */
export function WaitingCheckout() {
  const t = useMessages('checkout')
  return (
    <Columns aside={<Skeleton className="h-64" />} asideLabel={t('bundle')}>
      <PageHeading size="heading-1">{t('heading')}</PageHeading>
      <noscript>
        <Notice className="mt-6">
          {t('noScript')}{' '}
          <Link to={pages.contact()} className="text-link">
            {t('contactUs')}
          </Link>
        </Notice>
      </noscript>
      <div aria-hidden="true" className="mt-10 grid gap-6">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </div>
    </Columns>
  )
}
