import { data, type RouterContextProvider } from 'react-router'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { titled } from '../titled.ts'

/** Throws 404. */
export async function loadItem(context: Readonly<RouterContextProvider>, id: string) {
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

export function itemMeta({ loaderData }: { loaderData?: { loaded: { item: { order_number: string } } } | undefined }) {
  return titled(loaderData?.loaded.item.order_number)
}
