import { useState } from 'react'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flag } from '#web/ui/flag.tsx'
import { missingTexts, type Texts } from './missing-texts.ts'

export type TranslatedField = { key: string; label: string; most: number; isLong?: boolean; isOptional?: boolean }
export type TranslationsProps = {
  id: string
  fields: readonly TranslatedField[]
  values: Readonly<Partial<Record<Language, Texts>>>
  onChange: (values: Partial<Record<Language, Texts>>) => void
  error?: string | undefined
}

/** Edits a text in the languages of the shop: side by side, or one at a time where room is short. Each language shows how much it lacks. */
export function Translations({ id, fields, values, onChange, error }: TranslationsProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-edit')
  const [shown, setShown] = useState<Language>(defaultLanguage)
  const english = values[defaultLanguage] ?? {}

  function setText(language: Language, key: string, text: string) {
    onChange({ ...values, [language]: { ...values[language], [key]: text } })
  }

  return (
    <div id={id} tabIndex={-1} className="@container outline-none">
      <fieldset aria-label={t('translations.language')} className="mb-3 flex @min-[30rem]:hidden">
        {options.map(({ code, displayCode }) => (
          <button
            key={code}
            type="button"
            aria-pressed={shown === code}
            onClick={() => setShown(code)}
            className="press min-h-11 flex-1 border-[1.5px] border-edge font-bold first:rounded-l-edge last:rounded-r-edge not-first:-ml-[1.5px] aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis"
          >
            {displayCode}
            {missingTexts(fields, values[code]).length > 0 && <span className="ml-1.5 inline-block size-2 rotate-45 bg-apricot" />}
          </button>
        ))}
      </fieldset>
      <div
        className={classNames(
          'grid gap-4',
          options.length > 3 ? '@min-[30rem]:grid-cols-2 @min-[60rem]:grid-cols-4' : '@min-[30rem]:grid-cols-3',
        )}
      >
        {options.map(({ code: language, country, name }) => {
          const texts = values[language] ?? {}
          const missing = missingTexts(fields, texts)
          return (
            <div
              key={language}
              lang={language}
              className={classNames('min-w-0 content-start gap-3', shown === language ? 'grid' : 'hidden @min-[30rem]:grid')}
            >
              <div className="flex items-center justify-between gap-2">
                <span className="flex items-center gap-2 font-bold">
                  <Flag country={country} size="small" />
                  {name}
                </span>
                <span className={classNames('text-tiny', missing.length === 0 ? 'text-tile' : 'font-medium text-pending')}>
                  {missing.length === 0 ? t('translations.complete') : t('translations.missing', { count: missing.length })}
                </span>
              </div>
              {fields.map(({ key, label, most, isLong = false }) => {
                const fieldId = `${id}-${language}-${key}`
                const text = texts[key] ?? ''
                const canCopy = language !== defaultLanguage && text === '' && (english[key] ?? '') !== ''
                const Tag = isLong ? 'textarea' : 'input'
                return (
                  <div key={key}>
                    <div className="mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-small">
                      <label htmlFor={fieldId} className="font-medium">
                        {label}
                      </label>
                      {canCopy ? (
                        <button type="button" onClick={() => setText(language, key, english[key] ?? '')} className="text-link text-tiny">
                          {t('translations.copy')}
                        </button>
                      ) : (
                        <span className="figures text-tiny text-smoke">{t('translations.length', { used: text.length, most })}</span>
                      )}
                    </div>
                    <Tag
                      id={fieldId}
                      value={text}
                      maxLength={most}
                      rows={isLong ? 5 : undefined}
                      placeholder={language === defaultLanguage ? undefined : english[key]}
                      aria-describedby={error ? `${id}-error` : undefined}
                      onChange={({ target }) => setText(language, key, target.value)}
                      className={classNames(
                        'field-edge block w-full px-3 text-small',
                        isLong ? 'field-sizing-content max-h-144 min-h-28 py-2' : 'h-9.5',
                      )}
                    />
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      <p className="mt-3 text-tiny text-smoke">{t('translations.hint')}</p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-pomegranate">
          {error}
        </p>
      )}
    </div>
  )
}
