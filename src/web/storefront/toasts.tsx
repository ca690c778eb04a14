import { useWords } from '#web/browser/messages/use-words.ts'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'

export function Toasts() {
  const t = useWords('shell')
  return <ToastOutlet labels={{ region: t('toasts'), close: t('action.close') }} />
}
