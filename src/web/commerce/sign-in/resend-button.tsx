import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useCooldown } from './use-cooldown.ts'

/** Seconds before another mail can be requested; the server's limit for resets. */
export const resendAfterSeconds = 60

export type ResendButtonProps = {
  label: string
  /** Seconds until the first press is allowed. */
  firstSeconds?: number
  isSending: boolean
  /** Resolves to the refusal, if any. */
  onSend: () => Promise<AnyRefusal | undefined>
}

/** Requests another mail. After that, or after too many requests, its label counts down. */
export function ResendButton({ label, firstSeconds = resendAfterSeconds, isSending, onSend }: ResendButtonProps) {
  const t = useMessages('auth')
  const { seconds, start } = useCooldown(firstSeconds)

  async function handlePress() {
    const refusal = await onSend()
    if (!refusal) start(resendAfterSeconds)
    else if (refusal.retry_after !== undefined) start(refusal.retry_after)
  }

  return (
    <Button tone="secondary" wide loading={isSending} disabled={seconds > 0} onClick={() => void handlePress()} className="figures">
      {seconds > 0 ? t('again.in', { count: seconds }) : label}
    </Button>
  )
}
