import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AccountHead } from './account-head.tsx'
import { NotFoundPart } from './not-found-part.tsx'

export type LoadFailedProps = { title?: string | undefined }

/** Inside the account, so that its navigation stays visible. `title` is the page's own sentence, if it has one. */
export function LoadFailed({ title }: LoadFailedProps) {
  const t = useMessages('account')
  const shell = useMessages('shell')
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPart />
  return (
    <>
      <AccountHead title={title ?? t('failed.title')} />
      <ErrorState
        level={1}
        title={title ?? t('failed.title')}
        retryLabel={shell('action.retry')}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        {t('failed.text')}
      </ErrorState>
    </>
  )
}
