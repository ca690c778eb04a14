import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import type { Refusal } from './use-auth-call.ts'
import { useCooldown } from './use-cooldown.ts'

/** How long another letter is not offered, as the server counts a reset. */
export const resendAfterSeconds = 60

export type ResendButtonProps = {
  label: string
  /** Until the first press is allowed. */
  firstSeconds?: number
  isSending: boolean
  /** Answers the refusal, if there was one. */
  onSend: () => Promise<Refusal | undefined>
}

/** Asks for one more letter; then, or when asked too often, counts down in its label. */
export function ResendButton({ label, firstSeconds = resendAfterSeconds, isSending, onSend }: ResendButtonProps) {
  const t = useWords('auth')
  const { seconds, start } = useCooldown(firstSeconds)

  async function handlePress() {
    const refusal = await onSend()
    if (!refusal) start(resendAfterSeconds)
    else if (refusal.retryAfterSeconds !== undefined) start(refusal.retryAfterSeconds)
  }

  return (
    <Button tone="secondary" wide loading={isSending} disabled={seconds > 0} onClick={() => void handlePress()} className="figures">
      {seconds > 0 ? t('again.in', { count: seconds }) : label}
    </Button>
  )
}
