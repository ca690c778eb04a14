import { startTransition } from 'react'
import * as account from '#contract/calls/account.gen.ts'
import type { Profile } from '#contract/account.ts'
import { useAhead } from '#web/browser/calls/use-ahead.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

const wishes = ['order_updates', 'email_notifications', 'marketing_emails', 'sms_notifications'] as const
type Wish = (typeof wishes)[number]

/** Each choice is an optimistic update, undone if saving fails. */
export function MailPreferencesPart({ profile }: { profile: Profile }) {
  const t = useMessages('settings')
  const refresh = useRefresh()
  const ahead = useAhead<Partial<Record<Wish, boolean>>>()
  const chosen = Object.assign({}, profile, ...ahead.changes) as Pick<Profile, Wish>
  const { send } = useWrite(account.updateProfile, {
    optimistic: { show: ahead.show, reverted: t('failed.title') },
    onSuccess: async (_profile, change) => {
      announceSession('user_updated')
      showToast({ title: t('letters.saved'), tone: 'success' })
      await refresh()
      // In a transition, as the router shows the revalidated profile: otherwise the old choice would appear for a moment.
      startTransition(() => ahead.end(change))
    },
  })

  return (
    <Part title={t('letters.title')}>
      <ul className="grid gap-3">
        {wishes.map((wish) => (
          <li key={wish}>
            <Checkbox checked={chosen[wish]} onChange={(event) => void send({ [wish]: event.target.checked })}>
              <span className="font-bold">{t(`letters.${wish}`)}</span>
              <span className="block text-small text-smoke">{t(`letters.${wish}_text`)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-smoke">{t('letters.always')}</p>
    </Part>
  )
}
