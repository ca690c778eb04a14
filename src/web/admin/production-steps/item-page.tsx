import type { Route } from './+types/item-page'
import { LoadFailed } from '../load-failed.tsx'
import { itemMeta, loadItem } from './load-item.ts'
import { Piece } from './piece.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => loadItem(context, params.orderItemId)
export const meta = itemMeta

export default function StepsPage({ loaderData }: Route.ComponentProps) {
  const { loaded, people, loadedAt } = loaderData
  return <Piece key={loaded.item.order_item_id} loaded={loaded} people={people} loadedAt={loadedAt} />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
