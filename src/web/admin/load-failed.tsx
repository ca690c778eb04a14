import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useWords } from '#web/browser/messages/use-words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NotFoundPart } from './not-found-part.tsx'

/** Inside the back office, so that the way out stays in sight. */
export function LoadFailed() {
  const t = useWords('admin')
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPart />
  return (
    <ErrorState title={t('failed.title')} retryLabel={t('failed.retry')} retrying={state === 'loading'} onRetry={() => void revalidate()}>
      {t('failed.text')}
    </ErrorState>
  )
}
