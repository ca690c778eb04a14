import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

/** The id of who works in the back office. */
export function usePerson(): string {
  return useRouteLoaderData<typeof loader>('admin/layout')?.person?.id ?? ''
}
