import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CopiedLineProps = { label: string; text: string; shown?: ReactNode }

export function CopiedLine({ label, text, shown = text }: CopiedLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-edge bg-felt px-5 py-3.5">
      <div className="keeps-room">
        <p className="text-label text-smoke">{label}</p>
        <p className="font-bold wrap-anywhere">{shown}</p>
      </div>
      <CopyTextButton text={text} name={label} />
    </div>
  )
}

export function CopyTextButton({ text, name }: { text: string; name: string }) {
  const t = useMessages('partner-area')
  const [isCopied, setIsCopied] = useState(false)

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      showToast({ title: t('copy.done'), description: text, tone: 'success' })
    } catch {
      showToast({ title: t('copy.failed'), tone: 'error' })
    }
  }

  const Icon = isCopied ? CheckIcon : CopyIcon
  return (
    <Button tone="quiet" size="small" aria-label={t('copy.named', { name })} onClick={() => void handleClick()} className="shrink-0">
      <Icon className="size-4.5" />
      {t('copy.button')}
    </Button>
  )
}
