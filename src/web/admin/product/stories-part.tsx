import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import type { ProductValues } from './product-values.ts'

export type StoryChoice = { id: string; title: string; image_key: string | null }

export function StoriesPart({ edit, stories }: { edit: Edit<ProductValues>; stories: readonly StoryChoice[] }) {
  const t = useMessages('admin-product')
  const { story_ids: attached } = edit.values
  const storyOf = (id: string) => stories.find((story) => story.id === id)
  const nameOf = (id: string) => storyOf(id)?.title ?? t('stories.gone')
  const others = stories.filter(({ id }) => !attached.includes(id))
  return (
    <EditSection title={t('stories.title')} hint={t('stories.hint')}>
      <div id="edit-story_ids" tabIndex={-1} className="outline-none">
        <SortableList
          label={t('stories.title')}
          items={attached}
          idOf={(id) => id}
          nameOf={nameOf}
          onReorder={(ids) => edit.set('story_ids', ids)}
          itemClassName="border-b border-wool py-2 text-small"
        >
          {(id) => (
            <div className="flex items-center gap-3">
              <Thumbnail imageKey={storyOf(id)?.image_key ?? undefined} alt="" size={40} className="size-10" />
              <span className="min-w-0 flex-1 font-bold">{nameOf(id)}</span>
              <IconButton
                size="dense"
                label={t('stories.detach', { name: nameOf(id) })}
                onClick={() =>
                  edit.set(
                    'story_ids',
                    attached.filter((one) => one !== id),
                  )
                }
              >
                <CloseIcon className="size-4" />
              </IconButton>
            </div>
          )}
        </SortableList>
      </div>
      {others.length > 0 && (
        <SelectField
          label={t('stories.attach')}
          size="dense"
          value=""
          onChange={({ target }) => {
            if (target.value !== '') edit.set('story_ids', [...attached, target.value])
          }}
        >
          <option value="">{t('stories.choose')}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </EditSection>
  )
}
