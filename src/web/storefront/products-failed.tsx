import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorScreen } from '#web/kit/error-screen.tsx'
import { NotFoundScreen } from '#web/kit/not-found-screen.tsx'
import { useWords } from '#web/kit/words/use-words.ts'

/** Where a page of products broke, or is missing. */
export function ProductsFailed() {
  const t = useWords('shell')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <ErrorScreen title={t('errorScreen.products')} text={t('errorScreen.productsText')} />
}
