import { useEffect } from 'react'
import { showToast } from '#web/ui/toasts.ts'
import { track } from './analytics/track.ts'
import { takeFlash } from './flash.ts'
import { announceSession } from './session-events.ts'
import { useLanguage } from './words/use-words.ts'
import { createAreaWords } from '#contract/words/words.ts'

/** Shows the word that signing in or out left for this page, and passes it on to other tabs. The layout needs a ToastOutlet. */
export function useFlashToast(): void {
  const language = useLanguage()
  useEffect(() => {
    const flash = takeFlash()
    if (!flash) return
    if (flash === 'signedOut') track('user_logout', {})
    else track('user_login', { method: 'password' })
    announceSession(flash === 'welcome' ? 'signed_in' : 'signed_out')
    void import('./words/load-words.ts')
      .then(({ loadWords }) => loadWords(language, 'auth'))
      .then((catalogue) => {
        const t = createAreaWords<'auth'>(language, catalogue)
        showToast({ title: t(`flash.${flash}`), tone: 'success' })
      })
  }, [language])
}
