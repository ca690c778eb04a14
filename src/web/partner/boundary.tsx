import { Outlet } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Inside the layout, so that a page that is missing or broke keeps the area's navigation. */
export default function PartnerBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
