import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CopyButtonProps = {
  text: string
  name: string
}

export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useMessages('pay')
  const [isCopied, setIsCopied] = useState(false)

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      showToast({ title: t('details.copied'), description: text, tone: 'success' })
    } catch {
      showToast({ title: t('details.copyFailed'), tone: 'error' })
    }
  }

  return (
    <button
      type="button"
      onClick={() => void handleClick()}
      aria-label={t('details.copyNamed', { name })}
      title={t('details.copyNamed', { name })}
      className="press inline-flex size-11 shrink-0 items-center justify-center rounded-edge text-lapis hover:bg-hover print:hidden"
    >
      {isCopied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
    </button>
  )
}
