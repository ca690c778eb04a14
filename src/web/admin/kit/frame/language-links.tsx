import { useLocation } from 'react-router'
import { languageOptions } from '#contract/languages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Flag } from '#web/ui/flag.tsx'

/** Plain links: the server remembers `?lang=` and answers in that language. */
export function LanguageLinks() {
  const t = useMessages('admin')
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ul aria-label={t('nav.language')} className="-mx-1.5 flex items-center gap-1">
      {languageOptions.map(({ code, displayCode, name, country }) => {
        const query = new URLSearchParams(search)
        query.set('lang', code)
        return (
          <li key={code}>
            <a
              href={`${pathname}?${query}`}
              hrefLang={code}
              lang={code}
              title={name}
              aria-current={code === current ? 'true' : undefined}
              className="group flex min-h-9 items-center gap-1.5 rounded-edge px-1.5 text-tiny font-bold hover:text-bone aria-[current=true]:text-bone"
            >
              <Flag country={country} size="small" />
              {displayCode}
              <span className="sr-only">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
