import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { type Missing, NotFoundPart, type WayOut } from './not-found-part.tsx'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AdminHeading } from './admin-heading.tsx'

/** Rendered inside the back-office frame, so its navigation stays visible. */
export function LoadFailed({ out, missing }: { out?: WayOut; missing?: Missing }) {
  const t = useMessages('admin')
  const error = useRouteError()
  const refresh = useRefresh()
  const isRefreshing = useIsRefreshing()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPart out={out} missing={missing} />
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAllowedPart />
  return (
    <>
      <title>{t('failed.title')}</title>
      <ErrorState title={t('failed.title')} retryLabel={t('failed.retry')} retrying={isRefreshing} onRetry={() => void refresh()}>
        {t('failed.text')}
      </ErrorState>
    </>
  )
}

function NotAllowedPart() {
  const t = useMessages('admin')
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <title>{t('notAllowed.pageTitle')}</title>
      <AdminHeading>{t('notAllowed.title')}</AdminHeading>
      <p className="text-smoke">{t('notAllowed.text')}</p>
      <p>
        <ButtonLink size="dense" tone="quiet" to={pages.admin()}>
          {t('notAllowed.back')}
        </ButtonLink>
      </p>
    </div>
  )
}
