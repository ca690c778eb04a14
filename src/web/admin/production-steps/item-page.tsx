import type { Route } from './+types/item-page'
import { keepOnFailure, useShownData } from '../kit/keep-on-failure.ts'
import { LoadFailed } from '../load-failed.tsx'
import { itemMeta, loadItem } from './load-item.ts'
import { Piece } from './piece.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => loadItem(context, params.orderItemId)
export const clientLoader = keepOnFailure<Awaited<ReturnType<typeof loader>>>('item-steps')
export const meta = itemMeta

export default function StepsPage({ loaderData }: Route.ComponentProps) {
  const { loaded, people, loadedAt } = loaderData
  useShownData('item-steps', loaderData)
  return <Piece key={loaded.item.order_item_id} loaded={loaded} people={people} loadedAt={loadedAt} />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
