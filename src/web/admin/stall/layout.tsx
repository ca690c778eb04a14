import { Outlet } from 'react-router'
import { onlyStaff } from '#web/render/guards.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'
import type { Route } from './+types/layout'
import { askEarlyScript } from './ask-early.ts'

export const middleware = [onlyStaff]

/** Nothing of a person and nothing of the shop: the browser keeps these pages for when there is no network. */
export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['admin', 'admin-stall'])
}

/** Its answer is the same as long as the document stands, and without a network there would be none. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** Around the screens of a stall: all of a phone or tablet is theirs. */
export default function StallLayout() {
  const t = useMessages('admin')
  return (
    <div data-back-office className="min-h-dvh bg-office text-small text-ink">
      <script dangerouslySetInnerHTML={{ __html: askEarlyScript }} />
      <Outlet />
      <ToastOutlet place="office" labels={{ region: t('nav.messages'), close: t('action.close') }} />
    </div>
  )
}
