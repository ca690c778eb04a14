import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { LetterFacts } from './letter-facts.ts'

export type StoryFieldProps = { stories: LetterFacts['stories']; chosen: string | undefined; onChange: (id: string | undefined) => void }

/** The server adds the story's title, picture and first words in the reader's language. */
export function StoryField({ stories, chosen, onChange }: StoryFieldProps) {
  const t = useMessages('admin-letter')
  const isGone = chosen !== undefined && !stories.some(({ id }) => id === chosen)
  return (
    <SelectField
      size="dense"
      label={t('story.label')}
      value={chosen ?? ''}
      error={isGone ? t('story.gone') : undefined}
      className="max-w-110"
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('story.choose')}</option>
      {isGone && <option value={chosen}>{t('story.gone')}</option>}
      {stories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
