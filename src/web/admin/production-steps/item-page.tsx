import type { Route } from './+types/item-page'
import { LoadFailed } from '../load-failed.tsx'
import { Piece } from './piece.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { titled } from '../titled.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadItem(context, params.orderItemId)
export const meta = itemMeta

export default function StepsPage({ loaderData }: Route.ComponentProps) {
  const { loaded, people, loadedAt } = loaderData
  return <Piece key={loaded.item.order_item_id} loaded={loaded} people={people} loadedAt={loadedAt} />
}

export function ErrorBoundary() {
  return <LoadFailed />
}

/** Throws 404. */
async function loadItem(context: Readonly<RouterContextProvider>, id: string) {
  const { language } = context.get(visitContext)
  try {
    const { production } = context.get(apiContext)
    const [loaded, { people }] = await Promise.all([production.ofItem({ id }), production.people()])
    return { loaded, people, loadedAt: new Date().toISOString(), ...messagesOf(language, ['admin-production', 'admin-edit']) }
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 422) throw data(null, { status: 404 })
    throw error
  }
}

function itemMeta({ loaderData }: { loaderData?: { loaded: { item: { order_number: string } } } | undefined }) {
  return titled(loaderData?.loaded.item.order_number)
}
