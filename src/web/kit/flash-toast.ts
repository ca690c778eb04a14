import { useEffect } from 'react'
import { showToast } from '#web/ui/toasts.ts'
import { takeFlash } from './flash.ts'
import { useLanguage } from './words/use-words.ts'
import { createAreaWords } from '#contract/words/words.ts'

/** Shows the word that signing in or out left for this page. The layout needs a ToastHost. */
export function useFlashToast(): void {
  const language = useLanguage()
  useEffect(() => {
    const flash = takeFlash()
    if (!flash) return
    void import('./words/load-words.ts')
      .then(({ loadWords }) => loadWords(language, 'auth'))
      .then((catalogue) => {
        const t = createAreaWords<'auth'>(language, catalogue)
        showToast({ title: t(`flash.${flash}`), tone: 'success' })
      })
  }, [language])
}
