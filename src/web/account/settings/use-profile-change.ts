import { useState } from 'react'
import type { Profile } from '#contract/account.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'

/** What a form did not get kept: sentences beside fields, or none. */
export type Refused = { fields: Record<string, string> }

const timeoutMs = 10_000

/** Changes the profile, tells every part of the page and every tab, and says in a toast when it failed. */
export function useProfileChange() {
  const t = useWords('settings')
  const language = useLanguage()
  const [isSaving, setIsSaving] = useState(false)

  async function save(change: Record<string, unknown>): Promise<{ profile: Profile } | Refused> {
    setIsSaving(true)
    try {
      const profile = await request<Profile>(`/api/profile?lang=${language}`, { method: 'PATCH', body: change, timeoutMs })
      announceSession('user_updated')
      return { profile }
    } catch (error) {
      const answer = answerOf(error)
      showToast({ title: t('failed.title'), description: answer?.fields ? answer.error : t('failed.text'), tone: 'error' })
      return { fields: answer?.fields ?? {} }
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving }
}
