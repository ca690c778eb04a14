import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ShareButtonProps = { title: string; url: string }

/** Opens what the device shares with; none where it can't, since a link can be copied anywhere. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const t = useMessages('partner-area')
  const canShare = useHydrated() && typeof navigator.share === 'function'
  if (!canShare) return null

  async function handleClick() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the sheet has not failed.
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
