import { useRouteLoaderData } from 'react-router'
import type { loader } from '../layout.tsx'

export function usePerson(): string {
  return useRouteLoaderData<typeof loader>('admin/layout')?.person?.id ?? ''
}
