import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ShareIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

/** Opens the phone's share sheet, or copies the address if there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages('product')

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ title: t('share.copied'), tone: 'success' })
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: t('share.failed'), description: url, tone: 'error' })
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className="press inline-flex min-h-11 items-center gap-2 rounded-edge text-label font-medium text-ink hover:text-lapis"
    >
      <ShareIcon className="size-4.5" />
      {t('share.label')}
    </button>
  )
}
