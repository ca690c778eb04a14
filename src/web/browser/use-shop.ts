import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'

/** What every page knows of the shop and of its own address; the facts are missing only while the server is in trouble. */
export function useShop() {
  const root = useRouteLoaderData<typeof loader>('root')
  return { name: 'Tulpar', ...root?.shop, prefix: root?.prefix ?? '', publicUrl: root?.publicUrl ?? '' }
}
