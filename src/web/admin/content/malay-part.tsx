import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { PageValues } from './page-values.ts'

/** The Malay text, where the law requires one while Malay is off. */
export function MalayPart({ edit }: { edit: Edit<PageValues> }) {
  const t = useMessages('admin-content')
  const malay = edit.values.translations.ms ?? {}
  const setText = (name: string, text: string) =>
    edit.update('translations', (before) => ({ ...before, ms: { ...before.ms, [name]: text } }))
  return (
    <EditSection title="Bahasa Melayu" hint={t('malayHint')}>
      <div lang="ms" className="grid gap-4">
        <TextField
          label={t('field.title')}
          size="dense"
          maxLength={200}
          value={malay['title'] ?? ''}
          onChange={({ target }) => setText('title', target.value)}
        />
        <TextField
          label={t('field.summary')}
          size="dense"
          maxLength={1000}
          value={malay['summary'] ?? ''}
          onChange={({ target }) => setText('summary', target.value)}
        />
        <TextArea
          label={t('field.body')}
          maxLength={40_000}
          value={malay['body'] ?? ''}
          className="[&_textarea]:max-h-144"
          onChange={({ target }) => setText('body', target.value)}
        />
      </div>
    </EditSection>
  )
}
