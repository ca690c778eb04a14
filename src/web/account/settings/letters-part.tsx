import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Profile } from '#contract/account.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'
import { useProfileChange } from './use-profile-change.ts'

const wishes = ['order_updates', 'email_notifications', 'marketing_emails', 'sms_notifications'] as const
type Wish = (typeof wishes)[number]

/** Each choice is kept as it is made, and taken back when it could not be. */
export function LettersPart({ profile }: { profile: Profile }) {
  const t = useWords('settings')
  const { revalidate } = useRevalidator()
  const { save } = useProfileChange()
  const [chosen, setChosen] = useState<Partial<Record<Wish, boolean>>>({})

  async function handleChange(wish: Wish, isWanted: boolean) {
    setChosen((before) => ({ ...before, [wish]: isWanted }))
    const outcome = await save({ [wish]: isWanted })
    if ('profile' in outcome) {
      showToast({ title: t('letters.saved'), tone: 'success' })
      await revalidate()
    }
    // Together with the profile that was read anew, which the router shows in a transition: the old choice must not flash up.
    startTransition(() => setChosen(({ [wish]: _kept, ...rest }) => rest))
  }

  return (
    <Part title={t('letters.title')}>
      <ul className="grid gap-3">
        {wishes.map((wish) => (
          <li key={wish}>
            <Checkbox checked={chosen[wish] ?? profile[wish]} onChange={(event) => void handleChange(wish, event.target.checked)}>
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
