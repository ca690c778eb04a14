import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useCooldown } from './use-cooldown.ts'

/** How long another mail is not offered, as the server counts a reset. */
export const resendAfterSeconds = 60

export type ResendButtonProps = {
  label: string
  /** Until the first press is allowed. */
  firstSeconds?: number
  isSending: boolean
  /** Answers the refusal, if there was one. */
  onSend: () => Promise<AnyRefusal | undefined>
}

/** Asks for one more mail; then, or when asked too often, counts down in its label. */
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
