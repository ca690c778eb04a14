import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'

export function Toasts() {
  const t = useMessages('shell')
  return <ToastOutlet labels={{ region: t('toasts'), close: t('action.close') }} />
}
