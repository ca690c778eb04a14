import { useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as calls from '#contract/calls/categories.gen.ts'
import { isStaffCategory } from '#contract/catalog.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { categoryImage } from '#contract/uploads.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { EditChoice, EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { FactsPart } from '../kit/fields/facts-part.tsx'
import { useFactLabels } from '../kit/fields/use-fact-labels.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { loadPart } from '../kit/load-part.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Route } from './+types/page'
import { bodyOf, type Shelf, shelfOf } from './shelf-values.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const listed = (await loadPart(context.get(apiContext).catalog.listCategories({ lang: 'en' }))).filter(isStaffCategory)
  const category = listed.find(({ id }) => id === params.id)
  if (!category && params.id !== 'new') throw data(null, { status: 404 })
  const lastOnHome = Math.max(0, ...listed.map(({ landing_page_order }) => landing_page_order ?? 0))
  const messages = messagesOf(language, ['admin-categories', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-categories:pageTitle')
  const history = category && (await loadHistory(context, 'category', category.id))
  return { category, history, lastOnHome, title, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function CategoryPage({ loaderData: { category, history, lastOnHome }, params }: Route.ComponentProps) {
  const t = useMessages('admin-categories')
  const shell = useMessages('shell')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const create = useWrite(calls.create)
  const change = useWrite(calls.change)
  const setImage = useWrite(calls.setImage)
  const [madeId, setMadeId] = useState<string>()
  useLivePage('categories')

  const edit = useEdit<Shelf>({
    saved: shelfOf(category),
    labels: {
      texts: t('form.texts'),
      facts: t('form.facts'),
      slug: t('form.slug'),
      is_active: t('form.active'),
      is_on_home: t('form.onHome'),
    },
    check: ({ texts, slug }) => ({
      texts: (texts.en?.['name'] ?? '').trim() === '' ? t('form.nameMissing') : undefined,
      slug: category && slug.trim() === '' ? t('form.slugMissing') : undefined,
    }),
    savedText: t('form.saved'),
    async send(changed) {
      const body = bodyOf(changed, lastOnHome)
      const outcome = category
        ? await change.send({ params: { id: category.id }, body: { ...body, expected_updated_at: category.updated_at } })
        : await create.send({ name: '', ...body })
      if ('refusal' in outcome) {
        const { name, translations, ...fields } = (outcome.refusal.fields ?? {}) as Record<string, string | undefined>
        const failed = t(category ? 'failed.update' : 'failed.create')
        const error = [failed, outcome.refusal.error].filter(Boolean).join('. ')
        const problems = outcome.refusal.fields ? { fields: { ...fields, texts: name ?? translations } } : { error }
        return { refusal: { code: outcome.refusal.code, ...problems } }
      }
      if (!category) setMadeId(outcome.answer.id)
      return {}
    },
  })
  const isSaved = edit.changed.length === 0
  useEffect(() => {
    if (madeId !== undefined && isSaved) void navigate(adminPages.category(madeId), { replace: true })
  }, [madeId, isSaved, navigate])

  async function upload(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    try {
      await setImage.attempt({ params: { id: params.id }, body: { file } }, { by: sendFile, onProgress })
      await refresh()
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  const yesOrNo = [
    { value: 'yes', label: t('form.yes') },
    { value: 'no', label: t('form.no') },
  ]
  return (
    <EditPage
      edit={edit}
      logged={category && { entity: 'category', id: category.id }}
      title={category?.name ?? t('form.newTitle')}
      below={category && t('products', { count: category.product_count })}
      back={{ label: t('form.back'), to: adminPages.categories() }}
      partLabels={{ name: t('form.name'), description: t('form.description'), ...useFactLabels() }}
      side={
        <EditSection title={t('form.image')} hint={category ? undefined : t('form.imageLater')}>
          {category && (
            <ImageField
              label={t('form.imageDrop')}
              url={category.image_url}
              accept={categoryImage.kinds.join(',')}
              mostBytes={20_000_000}
              upload={upload}
            />
          )}
        </EditSection>
      }
    >
      <EditSection title={t('form.texts')}>
        <EditTranslations
          edit={edit}
          name="texts"
          fields={[
            { key: 'name', label: t('form.name'), most: 100 },
            { key: 'description', label: t('form.description'), most: 500, isLong: true, isOptional: true },
          ]}
        />
      </EditSection>
      <FactsPart edit={edit} name="facts" hint={t('form.factsHint')} />
      <EditSection title={t('form.address')}>
        <EditText edit={edit} name="slug" maxLength={100} spellCheck={false} hint={t(category ? 'form.slugHint' : 'form.slugNew')} />
      </EditSection>
      <EditSection title={t('form.where')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditChoice edit={edit} name="is_active" options={yesOrNo} />
          <EditChoice edit={edit} name="is_on_home" options={yesOrNo} />
        </div>
      </EditSection>
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
