import { useNavigate } from 'react-router'
import * as savedReplies from '#contract/calls/saved-replies.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { SavedReply } from '#contract/saved-replies.ts'
import { type Language, type OtherLanguage, perOther } from '#contract/languages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { supportLengths } from '#contract/rules/support-lengths.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/edit-page'
import { EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { RemoveButton } from '../kit/edit/remove-button.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'
import { loadPart } from '../kit/load-part.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'

type AnswerValues = { name: string; translations: Partial<Record<Language, Texts>> }

export async function loader({ context, params: { answerId } }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const messages = messagesOf(language, ['admin-saved-replies', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-saved-replies:pageTitle')
  const answer = answerId === undefined ? undefined : await loadPart(context.get(apiContext).savedReplies.get({ id: answerId }))
  const history = answer && (await loadHistory(context, 'kept_answer', answer.id))
  return { title, answer, history, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function SavedReplyPage({ loaderData: { answer, history } }: Route.ComponentProps) {
  const t = useMessages('admin-saved-replies')
  const navigate = useNavigate()
  const create = useWrite(savedReplies.create)
  const change = useWrite(savedReplies.change)
  const edit = useEdit<AnswerValues>({
    saved: valuesOf(answer),
    labels: { name: t('field.name'), translations: t('texts') },
    check: ({ name, translations }) => ({
      ...(name.trim() ? {} : { name: t('nameMissing') }),
      ...(textIn(translations.en) ? {} : { translations: t('textMissing') }),
    }),
    send: async (_, values) => {
      const body = sentOf(values)
      if (answer) {
        const outcome = await change.send({ params: { id: answer.id }, body: { ...body, expected_updated_at: answer.updated_at } })
        return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
      }
      const outcome = await create.send(body)
      if ('answer' in outcome) setTimeout(() => void navigate(adminPages.savedReply(outcome.answer.id), { replace: true }))
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })
  return (
    <EditPage
      edit={edit}
      logged={answer && { entity: 'kept_answer', id: answer.id }}
      title={answer?.name ?? t('new')}
      back={{ label: t('title'), to: adminPages.savedReplies() }}
      aside={
        answer && (
          <RemoveButton
            call={savedReplies.remove}
            input={{ id: answer.id }}
            name={answer.name}
            text={t('removeText')}
            to={adminPages.savedReplies()}
          />
        )
      }
    >
      <EditSection title={t('texts')}>
        <EditText edit={edit} name="name" maxLength={100} hint={t('nameHint')} />
        <EditTranslations
          edit={edit}
          name="translations"
          fields={[{ key: 'text', label: t('field.text'), most: supportLengths.message, isLong: true }]}
        />
        <p className="text-tiny text-smoke">{t('textsHint', { name: '{{name}}', order: '{{order}}' })}</p>
      </EditSection>
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

function valuesOf(answer: SavedReply | undefined): AnswerValues {
  if (!answer) return { name: '', translations: { en: { text: '' } } }
  return { name: answer.name, translations: { ...answer.translations, en: { text: answer.text } } }
}

function sentOf({ name, translations }: AnswerValues) {
  const sent = (language: OtherLanguage) => {
    const text = textIn(translations[language])
    return text === '' ? null : { text }
  }
  return { name: name.trim(), text: textIn(translations.en), translations: perOther(sent) }
}

function textIn(texts: Texts = {}): string {
  return (texts['text'] ?? '').trim()
}

export function ErrorBoundary() {
  return <LoadFailed />
}
