import { useState } from 'react'
import { languageOptions } from '#contract/languages.ts'
import { useLanguage, useWords } from '#web/kit/words/use-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flag } from '#web/ui/flag.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const menuId = 'language-menu'

/** For narrow headers: one flag, which opens the three with their names. */
export function LanguageMenu({ className }: { className?: string }) {
  const t = useWords('shell')
  const language = useLanguage()
  const [first] = useState(language)
  const chosen = languageOptions.find(({ code }) => code === language)

  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`${t('language.label')}: ${chosen?.name}`}
        className="press flex size-11 items-center justify-center rounded-edge"
      >
        <Flag key={language} country={chosen?.country ?? 'gb'} chosen flips={language !== first} />
      </button>
      {/* A new language is a new, closed menu. */}
      <div
        key={language}
        id={menuId}
        popover="auto"
        className={classNames('inset-auto top-16 right-3 min-w-52 rounded-edge bg-surface py-1.5 text-ink shadow-float')}
      >
        <LanguageSwitch named />
      </div>
    </div>
  )
}
