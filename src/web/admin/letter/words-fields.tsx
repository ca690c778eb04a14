import { namePlaceholder } from '#contract/rules/letter-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { columnLook, columnsLook, type Shown } from './letter-columns.ts'
import { type ByLanguage, unknownPlaceholder } from './letter-draft.ts'

export type WordsFieldsProps = {
  /** Prefix of the fields' ids. */
  id: string
  label: string
  words: ByLanguage<string>
  most: number
  shown: Shown
  /** A language without a letter has no missing texts, because its readers get the English letter. */
  written: ByLanguage<boolean>
  isLong?: boolean
  isHeading?: boolean
  /** An empty text is not reported as missing. */
  isOptional?: boolean
  onChange: (words: ByLanguage<string>) => void
}

/** One text in all languages, side by side. Marks missing translations and invalid placeholders. */
export function WordsFields({ id, label, words, most, shown, written, isLong, isHeading, isOptional = false, onChange }: WordsFieldsProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-letter')
  const Tag = isLong ? 'textarea' : 'input'
  return (
    <div className={columnsLook}>
      {options.map(({ code: language }) => {
        const text = words[language]
        const placeholder = unknownPlaceholder(text)
        const isLacking = !isOptional && written[language] && language !== 'en' && text.trim() === '' && words.en.trim() !== ''
        const fieldId = `${id}-${language}`
        return (
          <div key={language} className={columnLook(language, shown)}>
            <Tag
              id={fieldId}
              lang={language}
              aria-label={t('wordsIn', { name: label, language: t(`language.${language}`) })}
              value={text}
              maxLength={most}
              rows={isLong ? 4 : undefined}
              placeholder={language === 'en' ? undefined : words.en}
              aria-invalid={placeholder !== undefined || undefined}
              aria-describedby={placeholder === undefined ? undefined : `${fieldId}-error`}
              onChange={({ target }) => onChange({ ...words, [language]: target.value })}
              className={classNames(
                'field-edge block w-full px-3',
                isLong ? 'field-sizing-content max-h-144 min-h-24 py-2 text-small' : 'h-9.5 max-md:h-11',
                isHeading ? 'font-display text-body font-bold' : 'text-small',
                isLacking && 'border-dashed bg-pending-ground/40',
              )}
            />
            {placeholder !== undefined && (
              <p id={`${fieldId}-error`} className="mt-1 text-tiny font-medium text-pomegranate">
                {t('placeholder.unknown', { name: placeholder, known: namePlaceholder })}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
