import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

export function Thanks({ order: { name, email } }: { order: Pick<Order, 'name' | 'email'> }) {
  const t = useMessages('order')
  return <Notice announced>{t('thanks', { name, email })}</Notice>
}
