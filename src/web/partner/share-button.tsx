import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ShareButtonProps = { title: string; url: string }

/** Opens the device's share sheet. Renders nothing where there is none, since a link can always be copied. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const t = useMessages('partner-area')
  const canShare = useHydrated() && typeof navigator.share === 'function'
  if (!canShare) return null

  async function handleClick() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: t('share.failed'), tone: 'error' })
    }
  }

  return (
    <Button tone="quiet" size="small" onClick={() => void handleClick()}>
      <ShareIcon className="size-4.5" />
      {t('share.button')}
    </Button>
  )
}
