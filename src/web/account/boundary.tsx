import { Outlet } from 'react-router'
import { LoadFailed } from './load-failed.tsx'

/** Inside the layout, so a missing or failed page keeps the account's navigation. */
export default function AccountBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
