import { languageOptions, type Language, languageCookie } from '#contract/languages.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flag, type FlagProps } from '#web/ui/flag.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { pageIn } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'

const menuId = 'language-menu'

export function LanguageSwitch({ size = 'medium' }: Pick<FlagProps, 'size'>) {
  const options = useLanguageOptions()
  const t = useMessages('shell')
  const { current, wasSwitched, choose, addressOf } = useLanguageChoice()
  const chosen = languageOptions.find(({ code }) => code === current)
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`${t('language.label')}: ${chosen?.name}`}
        className="press flex size-11 items-center justify-center rounded-edge lg:hidden"
      >
        <Flag key={current} country={chosen?.country ?? 'gb'} size={size} chosen flips={wasSwitched} />
      </button>
      <ul
        id={menuId}
        popover="auto"
        aria-label={t('language.label')}
        className="inset-auto top-16 right-3 min-w-52 rounded-edge text-ink max-lg:bg-surface max-lg:py-1.5 max-lg:shadow-float lg:static lg:flex lg:min-w-0 lg:overflow-visible lg:bg-transparent"
      >
        {options.map(({ code, displayCode, name, country }) => (
          <li key={code}>
            <a
              href={addressOf(code)}
              rel="nofollow"
              lang={code}
              hrefLang={code}
              title={name}
              aria-current={code === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                if (code !== current) choose(code)
              }}
              className="group flex min-h-11 items-center gap-3 px-3 text-label max-lg:hover:bg-felt lg:min-w-11 lg:justify-center lg:rounded-edge lg:px-0"
            >
              <Flag country={country} size={size} chosen={code === current} flips={wasSwitched} />
              <span className={classNames('lg:sr-only', code === current && 'font-bold')}>{name}</span>
              <span aria-hidden="true" className="ml-auto pl-6 text-small text-smoke lg:hidden">
                {displayCode}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const yearSeconds = 365 * 24 * 60 * 60

/** Switches the page's language and saves the choice. An address without prefix only reloads its data, which keeps the input. */
function useLanguageChoice() {
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
