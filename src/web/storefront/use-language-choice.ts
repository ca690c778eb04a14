import { useState } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageCookie } from '#contract/languages.ts'
import { pageIn } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Switches the page's language and saves the choice. An address without prefix only reloads its data, which keeps the input. */
export function useLanguageChoice() {
  const { prefix } = useShop()
  const shown = useLanguage()
  const { pathname, search, hash } = useLocation()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<Language>()

  function choose(language: Language) {
    setChosen(language)
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
    if (prefix === '') return void refresh()
    window.location.assign(pageIn(language, pathname) + search + hash)
  }

  /** For browsers without scripts: the server saves the choice and redirects to the plain address. */
  function addressOf(language: Language): string {
    const query = new URLSearchParams(search)
    query.set('lang', language)
    return `${pathname}?${query}`
  }

  return { current: chosen ?? shown, wasSwitched: chosen !== undefined, choose, addressOf }
}
