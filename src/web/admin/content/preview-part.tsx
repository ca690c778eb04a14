import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type ContentFacts, fillPlaceholders } from '#contract/rules/content-placeholders.ts'
import { readContentParts } from '#contract/rules/content-sections.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ContentSections } from '#web/commerce/content/content-sections.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { LanguageSwitch } from '../kit/fields/language-switch.tsx'
import type { PageValues } from './page-values.ts'

export type PreviewPartProps = { values: PageValues; facts: Readonly<Record<Language, ContentFacts>> }

/** Shows the page in each language with unsaved changes. A missing text is shown in English. */
export function PreviewPart({ values, facts }: PreviewPartProps) {
  const t = useMessages('admin-content')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { en = {}, [language]: own = {} } = values.translations
  const isTranslated = (own['title'] ?? '').trim() !== ''
  const textOf = (key: string) => fillPlaceholders((isTranslated && own[key]) || en[key] || '', facts[isTranslated ? language : 'en'])
  const parts = readContentParts(textOf('body'))
  return (
    <EditSection
      title={t('preview.title')}
      hint={isTranslated ? t('preview.hint') : t('preview.inEnglish')}
      aside={
        <LanguageSwitch
          label={t('preview.language')}
          language={language}
          onChange={setLanguage}
          buttonClassName="min-h-11 min-w-12 px-3 sm:min-h-9"
        />
      }
    >
      <article
        lang={isTranslated ? language : 'en'}
        className="min-w-0 rounded-edge border border-wool px-4 py-6 break-words sm:px-8 sm:py-10"
      >
        <p className="font-display text-heading-1 text-balance">{textOf('title') || t('preview.untitled')}</p>
        <p className="mt-3 max-w-prose text-lead text-smoke">{textOf('summary')}</p>
        <div className="mt-8">
          <ContentSections sections={parts} />
        </div>
      </article>
    </EditSection>
  )
}
