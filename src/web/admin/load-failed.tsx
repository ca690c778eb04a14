import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NotAllowedPart } from './not-allowed-part.tsx'
import { type Missing, NotFoundPart, type WayOut } from './not-found-part.tsx'

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
