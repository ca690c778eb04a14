import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyIcon, ShareIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type PayLinkViewProps = { url: string; qr: string; orderNumber: string }

/** A pay link as a QR code, as text to copy and, where supported, through the device's share sheet. */
export function PayLinkView({ url, qr, orderNumber }: PayLinkViewProps) {
  const t = useMessages('admin-pay-link')
  const canShare = useHydrated() && typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('copied'), tone: 'success' })
    } catch {
      showToast({ title: t('copyFailed'), tone: 'error' })
    }
  }

  function share() {
    // Closing the share sheet without a choice is not an error.
    navigator.share({ title: t('shareTitle', { number: orderNumber }), url }).catch(() => undefined)
  }

  return (
    <div className="grid gap-3">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt={t('qr', { number: orderNumber })}
        width={240}
        height={240}
        className="mx-auto size-60 max-w-full rounded-edge border border-wool bg-white"
      />
      <TextField label={t('link')} labelHidden size="medium" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2.5">
        <Button tone="quiet" size="small" className="flex-1" onClick={() => void copy()}>
          <CopyIcon className="size-4.5" />
          {t('copy')}
        </Button>
        {canShare && (
          <Button tone="quiet" size="small" className="flex-1" onClick={share}>
            <ShareIcon className="size-4.5" />
            {t('share')}
          </Button>
        )}
      </div>
      <p className="text-tiny text-smoke">{t('warning')}</p>
    </div>
  )
}
