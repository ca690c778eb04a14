import { useEffect } from 'react'
import { showToast } from '#web/ui/toasts.ts'
import { track } from '#web/features/analytics/track.ts'
import { takeFlash } from '#web/render/flash.ts'
import { forgetOwnTyping } from '#web/browser/own-typing.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { leaveCart } from '../cart/kept-memory.ts'

/** Shows the flash message of a sign-in or sign-out, and notifies other tabs. The layout needs a ToastOutlet. */
export function useFlashToast(): void {
  const language = useLanguage()
  useEffect(() => {
    const flash = takeFlash()
    if (!flash) return
    if (flash === 'signedOut') {
      track('user_logout', {})
      // A sign-out without scripts has not done this yet.
      forgetOwnTyping()
      leaveCart()
    } else track('user_login', { method: 'password' })
    announceSession(flash === 'welcome' ? 'signed_in' : 'signed_out')
    void import('#web/browser/messages/load-messages.ts')
      .then(({ loadMessages }) => loadMessages(language, 'auth'))
      .then((catalogue) => {
        const t = createAreaTranslator<'auth'>(language, catalogue)
        showToast({ title: t(`flash.${flash}`), tone: 'success' })
      })
  }, [language])
}
