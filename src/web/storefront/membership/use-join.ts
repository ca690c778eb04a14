import { useState } from 'react'
import type { Profile } from '#contract/account.ts'
import { request } from '#web/browser/request.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'

/** Joins, or asks to where an admin decides; every open tab learns of it, and member prices come on in all of them. */
export function useJoin(): { isJoining: boolean; join: () => void } {
  const t = useWords('info')
  const language = useLanguage()
  const [isJoining, setIsJoining] = useState(false)

  async function join() {
    setIsJoining(true)
    try {
      const profile = await request<Profile>(`/api/membership?lang=${language}`, { method: 'POST' })
      announceSession('user_updated')
      if (profile.is_member) showToast({ title: t('membership.joined'), tone: 'success' })
    } catch {
      showToast({ title: t('membership.failed'), description: t('membership.failedText'), tone: 'error' })
    } finally {
      setIsJoining(false)
    }
  }

  return { isJoining, join: () => void join() }
}
