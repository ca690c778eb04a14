import { Outlet } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Inside the layout, so a missing or failed page keeps the area's navigation. */
export default function PartnerBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
