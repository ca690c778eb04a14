import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsRefreshing, useRefresh } from '#web/browser/use-refresh.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AccountHead } from './account-head.tsx'
import { NotFoundPart } from './not-found-part.tsx'

export type LoadFailedProps = { title?: string | undefined }

/** Inside the account, so that its navigation stays visible. `title` is the page's own sentence, if it has one. */
export function LoadFailed({ title }: LoadFailedProps) {
  const t = useMessages('account')
  const shell = useMessages('shell')
  const error = useRouteError()
  const refresh = useRefresh()
  const isRefreshing = useIsRefreshing()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPart />
  return (
    <>
      <AccountHead title={title ?? t('failed.title')} />
      <ErrorState
        level={1}
        title={title ?? t('failed.title')}
        retryLabel={shell('action.retry')}
        retrying={isRefreshing}
        onRetry={() => void refresh()}
      >
        {t('failed.text')}
      </ErrorState>
    </>
  )
}
