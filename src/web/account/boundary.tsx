import { Outlet } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Inside the layout, so that a page that is missing or broke keeps the account's navigation. */
export default function AccountBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
