import { data, useNavigate } from 'react-router'
import { listCell, readWords } from '#contract/rules/csv.ts'
import { isAdmin } from '#contract/actor.ts'
import * as sizeGuides from '#contract/calls/size-guides.gen.ts'
import { type Language, languages, type OtherLanguage, perOther } from '#contract/languages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { SizeGuide } from '#contract/size-guides.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SizeTable } from '#web/commerce/size-table.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/edit-page'
import { EditText, EditTextArea, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { RemoveButton } from '../kit/edit/remove-button.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'
import { loadPart } from '../kit/load-part.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { printRows, readRows } from './guide-rows.ts'
import { titled } from '../titled.ts'

/** Columns are separated by commas. Each row is a line with cells separated by bars. */
type GuideValues = { translations: Partial<Record<Language, Texts>>; unit: string; rows: string }

/** A new guide has no data to load. */
export async function loader({ context, params: { guideId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-size-guides', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-size-guides:pageTitle')
  const guide = guideId === undefined ? undefined : await loadPart(context.get(apiContext).sizeGuides.get({ id: guideId }))
  const history = guide && (await loadHistory(context, 'size_guide', guide.id))
  return { title, guide, history, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function SizeGuidePage({ loaderData: { guide, history } }: Route.ComponentProps) {
  const t = useMessages('admin-size-guides')
  const navigate = useNavigate()
  const create = useWrite(sizeGuides.create)
  const change = useWrite(sizeGuides.change)
  const edit = useEdit<GuideValues>({
    saved: valuesOf(guide),
    labels: { translations: t('texts'), unit: t('field.unit'), rows: t('field.rows') },
    check: (values) => ({
      ...(values.translations.en?.['name']?.trim() ? {} : { translations: t('nameMissing') }),
      ...(isWhole(values) ? {} : { rows: t('notWhole', { count: columnsOf(values.translations.en).length }) }),
    }),
    send: async (_, values) => {
      const body = sentOf(values)
      if (guide) {
        const outcome = await change.send({ params: { id: guide.id }, body: { ...body, expected_updated_at: guide.updated_at } })
        return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
      }
      const outcome = await create.send(body)
      if ('answer' in outcome) setTimeout(() => void navigate(adminPages.sizeGuide(outcome.answer.id), { replace: true }))
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })
  return (
    <EditPage
      edit={edit}
      logged={guide && { entity: 'size_guide', id: guide.id }}
      title={guide?.name ?? t('new')}
      back={{ label: t('title'), to: adminPages.sizeGuides() }}
      partLabels={{ name: t('field.name'), columns: t('columnsWritten') }}
      aside={
        guide && (
          <RemoveButton
            call={sizeGuides.remove}
            input={{ id: guide.id }}
            name={guide.name}
            text={t('removeText')}
            to={adminPages.sizeGuides()}
          />
        )
      }
    >
      <EditSection title={t('texts')}>
        <EditTranslations
          edit={edit}
          name="translations"
          fields={[
            { key: 'name', label: t('field.name'), most: 100 },
            { key: 'columns', label: t('columnsWritten'), most: 600 },
          ]}
        />
        <EditText edit={edit} name="unit" maxLength={20} hint={t('unitHint')} />
      </EditSection>
      <EditSection title={t('field.rows')}>
        <EditTextArea edit={edit} name="rows" hint={t('rowsHint')} maxLength={8000} labelHidden />
        {columnsOf(edit.values.translations.en).length > 0 && (
          <SizeTable columns={columnsOf(edit.values.translations.en)} rows={readRows(edit.values.rows)} lang="en" className="text-small" />
        )}
      </EditSection>
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

function valuesOf(guide: SizeGuide | undefined): GuideValues {
  if (!guide) return { translations: { en: { name: '', columns: '' } }, unit: 'cm', rows: '' }
  const { name, unit, columns, rows, translations } = guide
  const written = languages.flatMap((language) => {
    const texts = translations[language]
    return texts ? [[language, { name: texts.name, columns: listCell(texts.columns ?? []) }]] : []
  })
  return {
    translations: { ...Object.fromEntries(written), en: { name, columns: listCell(columns) } },
    unit,
    rows: printRows(rows),
  }
}

function sentOf({ translations, unit, rows }: GuideValues) {
  const sent = (language: OtherLanguage) => {
    const name = translations[language]?.['name']?.trim() ?? ''
    const columns = columnsOf(translations[language])
    return name === '' ? null : { name, ...(columns.length === 0 ? {} : { columns }) }
  }
  const name = translations.en?.['name'] ?? ''
  return { name, columns: columnsOf(translations.en), unit, rows: readRows(rows), translations: perOther(sent) }
}

function columnsOf(texts: Texts = {}): string[] {
  return readWords(texts['columns'] ?? '')
}

function isWhole({ translations, rows }: GuideValues): boolean {
  const { length } = columnsOf(translations.en)
  return length > 0 && readRows(rows).every((row) => row.length === length)
}

export function ErrorBoundary() {
  return <LoadFailed />
}
