import * as account from '#contract/calls/account.gen.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'

/** Joins, or applies if an admin decides. Every open tab is notified, and member prices appear in all of them. */
export function useJoin(): { isJoining: boolean; join: () => void } {
  const t = useMessages('info')
  const { send, isBusy } = useWrite(account.join, {
    onSuccess: (profile) => {
      announceSession('user_updated')
      if (profile.is_member) showToast({ title: t('membership.joined'), tone: 'success' })
    },
    onRefused: ({ error }) => showToast({ title: t('membership.failed'), description: error ?? t('membership.failedText'), tone: 'error' }),
  })
  return { isJoining: isBusy, join: () => void send() }
}
