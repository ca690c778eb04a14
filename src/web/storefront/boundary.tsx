import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { NotFoundScreen } from '#web/render/not-found-screen.tsx'
import type { Route } from './+types/boundary'

/** Inside the layout, so a missing or failed page keeps its header and footer. */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />
}
