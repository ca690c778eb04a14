import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { NotFoundScreen } from '#web/render/not-found-screen.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export function ProductsFailed() {
  const t = useMessages('shell')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <ErrorScreen title={t('errorScreen.products')} text={t('errorScreen.productsText')} />
}
