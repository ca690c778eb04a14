import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as stories from '#contract/calls/stories.gen.ts'
import { type Language, languages, type OtherLanguage, perOther } from '#contract/languages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import type { AdminStory } from '#contract/stories.ts'
import { storyImage } from '#contract/uploads.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { Route } from './+types/edit-page'
import { historyShown, ThingHistory } from '../audit-log/thing-history.tsx'
import { EditNumber, EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { RemoveButton } from '../kit/edit/remove-button.tsx'
import type { Texts } from '../kit/fields/missing-texts.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { loadPart } from '../kit/load-part.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { titleIn } from '../kit/named-in.ts'

type StoryValues = {
  translations: Partial<Record<Language, Texts>>
  slug: string
  motif: string
  position: number | null
  is_active: boolean
}

/** A new story has no data to load. */
export async function loader({ context, params: { storyId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const messages = messagesOf(language, ['admin-stories', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-stories:pageTitle')
  if (storyId === undefined) return { title, story: undefined, history: { entries: [], total: 0 }, ...messages }
  const story = await loadPart(api.stories.get({ id: storyId }))
  const history = await api.audit.list({ entity: 'story', entity_id: storyId, limit: historyShown })
  return { title, story, history, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function StoryPage({ loaderData: { story, history } }: Route.ComponentProps) {
  const t = useMessages('admin-stories')
  const shell = useMessages('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const create = useWrite(stories.create)
  const change = useWrite(stories.change)
  const setImage = useWrite(stories.setImage)
  const edit = useEdit<StoryValues>({
    saved: valuesOf(story),
    labels: {
      translations: t('texts'),
      slug: t('field.slug'),
      motif: t('field.motif'),
      position: t('field.position'),
      is_active: t('field.isActive'),
    },
    check: ({ translations }) => (translations.en?.['title']?.trim() ? {} : { translations: t('titleMissing') }),
    send: async (_, values) => {
      const body = sentOf(values)
      if (story) {
        const outcome = await change.send({ params: { id: story.id }, body: { ...body, expected_updated_at: story.updated_at } })
        return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
      }
      const outcome = await create.send(body)
      if ('answer' in outcome) setTimeout(() => void navigate(adminPages.story(outcome.answer.id), { replace: true }))
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })

  async function upload(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    try {
      await setImage.attempt({ params: { id: story?.id ?? '' }, body: { file } }, { by: sendFile, onProgress })
      await refresh()
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  return (
    <EditPage
      edit={edit}
      logged={story && { entity: 'story', id: story.id }}
      title={story ? titleIn(language, story) : t('new')}
      back={{ label: t('title'), to: adminPages.stories() }}
      partLabels={{ title: t('field.title'), summary: t('field.summary'), body: t('field.body') }}
      aside={
        story && (
          <RemoveButton
            call={stories.remove}
            input={{ id: story.id }}
            name={titleIn(language, story)}
            text={t('removeText')}
            to={adminPages.stories()}
          />
        )
      }
      side={
        <>
          <EditSection title={t('where')}>
            <div className="flex items-center justify-between gap-4 text-small">
              <span className="font-medium">{t('field.isActive')}</span>
              <Switch label={t('field.isActive')} checked={edit.values.is_active} onChange={(isOn) => edit.set('is_active', isOn)} />
            </div>
            <EditNumber edit={edit} name="position" least={0} most={1_000_000} hint={t('positionHint')} />
            <EditText edit={edit} name="slug" maxLength={100} hint={t('slugHint')} />
            <EditText edit={edit} name="motif" maxLength={60} hint={t('motifHint')} />
            {story && <p className="text-small text-smoke">{t('onProducts', { count: story.product_ids.length })}</p>}
          </EditSection>
          {story && (
            <EditSection title={t('image')}>
              <ImageField
                label={t('imageDrop')}
                url={story.image_url}
                accept={storyImage.kinds.join(',')}
                mostBytes={mostImageMb * 1024 * 1024}
                upload={upload}
              />
            </EditSection>
          )}
        </>
      }
    >
      <EditSection title={t('texts')}>
        <EditTranslations
          edit={edit}
          name="translations"
          fields={[
            { key: 'title', label: t('field.title'), most: 200 },
            { key: 'summary', label: t('field.summary'), most: 1000, isLong: true },
            { key: 'body', label: t('field.body'), most: 20_000, isLong: true },
          ]}
        />
      </EditSection>
      {story && <ThingHistory entity="story" id={story.id} {...history} />}
    </EditPage>
  )
}

function valuesOf(story: AdminStory | undefined): StoryValues {
  if (!story) return { translations: { en: { title: '', summary: '', body: '' } }, slug: '', motif: '', position: 0, is_active: false }
  const { title, summary, body, translations, slug, motif, position, is_active } = story
  const texts = languages.flatMap((language) => (translations[language] ? [[language, translations[language]]] : []))
  return { translations: { ...Object.fromEntries(texts), en: { title, summary, body } }, slug, motif, position, is_active }
}

function sentOf({ translations, slug, motif, position, is_active }: StoryValues) {
  const written = (texts: Texts = {}) => ({ title: texts['title'] ?? '', summary: texts['summary'] ?? '', body: texts['body'] ?? '' })
  const sent = (language: OtherLanguage) => {
    const texts = written(translations[language])
    return Object.values(texts).every((text) => text.trim() === '') ? null : texts
  }
  return {
    ...written(translations.en),
    translations: perOther(sent),
    ...(slug === '' ? {} : { slug }),
    motif,
    position: position ?? 0,
    is_active,
  }
}

export function ErrorBoundary() {
  return <LoadFailed />
}
