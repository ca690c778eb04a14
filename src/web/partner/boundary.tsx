import { Outlet, isRouteErrorResponse, useRouteError } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PartnerHead } from './partner-head.tsx'

/** Inside the layout, so a missing or failed page keeps the area's navigation. */
export default function PartnerBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LoadFailed />
}

function LoadFailed() {
  const t = useMessages('partner-area')
  const shell = useMessages('shell')
  const error = useRouteError()
  const refresh = useRefresh()
  const isRefreshing = useIsRefreshing()
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <>
        <PartnerHead title={t('notFound.title')} />
        <EmptyState
          level={1}
          motif={<Motif name="saiga" />}
          title={t('notFound.title')}
          action={<ButtonLink to={pages.partnerDashboard()}>{t('notFound.toDashboard')}</ButtonLink>}
        >
          {t('notFound.text')}
        </EmptyState>
      </>
    )
  return (
    <>
      <PartnerHead title={t('failed.title')} />
      <ErrorState
        level={1}
        title={t('failed.title')}
        retryLabel={shell('action.retry')}
        retrying={isRefreshing}
        onRetry={() => void refresh()}
      >
        {t('failed.text')}
      </ErrorState>
    </>
  )
}
