import { Outlet } from 'react-router'
import { onlyStaff } from '#web/render/guards.ts'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'
import type { Route } from './+types/layout'
import { StaffWrites } from '../kit/undo/staff-writes.tsx'
import { askEarlyScript } from './ask-early.ts'

export const middleware = [onlyStaff]

/** Loads no personal and no shop data, because the browser caches these pages for offline use. */
export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['admin', 'admin-stall'])
}

/** The data does not change while the document is open, and offline it could not be loaded. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function StallLayout() {
  const t = useMessages('admin')
  return (
    <div data-back-office className="min-h-dvh bg-office text-small text-ink">
      <script dangerouslySetInnerHTML={{ __html: askEarlyScript }} />
      <StaffWrites>
        <Outlet />
      </StaffWrites>
      <ToastOutlet place="office" labels={{ region: t('nav.messages'), close: t('action.close') }} />
    </div>
  )
}
