import { lazy, Suspense, useState } from 'react'
import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as automations from '#contract/calls/automations.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { languages } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Route } from './+types/page'
import { AutomationFigures } from '../automations/automation-figures.tsx'
import { AutomationSwitch } from '../automations/automation-switch.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { PhoneTabs } from '../kit/edit/phone-tabs.tsx'
import { linesOfOne } from '../kit/edit/printed-difference.ts'
import { useEdit } from '../kit/edit/use-edit.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { loadPart } from '../kit/load-part.ts'
import { draftOf, type LetterDraft, lettersOf } from '../letter/letter-draft.ts'
import { LetterEditor } from '../letter/letter-editor.tsx'
import { loadLetterFacts } from '../letter/letter-facts.ts'
import { PreviewPart } from '../letter/preview-part.tsx'
import { ProblemsList } from '../letter/problems-list.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'

const TestDialog = lazy(() => import('../letter/test-dialog.tsx').then((module) => ({ default: module.TestDialog })))

const parts = ['words', 'preview'] as const
const column = 'grid min-w-0 grid-cols-1 gap-5'

type Values = { letter: LetterDraft }

export async function loader({ context, params: { kind } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const { automations: all } = await loadPart(api.automations.list({}))
  const automation = all.find((one) => one.kind === kind)
  if (!automation) throw data(null, { status: 404 })
  const messages = messagesOf(language, ['admin-automations', 'admin-letter', 'admin-edit', 'admin-sortable'])
  const title = createTranslator(language, messages.messages)('admin-automations:pageTitle')
  return {
    title,
    automation,
    facts: await loadLetterFacts(api, [automation.letters]),
    email: actor.kind === 'account' ? actor.email : '',
    ...messages,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

/** The letter of one automation. Unlike a draft it is saved by a button, since an active automation sends it as saved. */
export default function AutomationPage({ loaderData: { automation, facts, email } }: Route.ComponentProps) {
  const t = useMessages('admin-automations')
  const letter = useMessages('admin-letter')
  const change = useWrite(automations.change)
  const test = useWrite(automations.test)
  const [isTesting, setTesting] = useState(false)
  const [part, setPart] = useState<(typeof parts)[number]>('words')
  // Rows keep their ids when the saved letter comes back, so text typed during the save stays in place.
  const [sent, setSent] = useState<LetterDraft>()
  const { kind, letters, updated_at, problems } = automation
  const edit = useEdit<Values>({
    saved: { letter: draftOf(letters, sent) },
    labels: { letter: t('field.letter') },
    async send(_, { letter: written }) {
      const [before, after] = [lettersOf(draftOf(letters)), lettersOf(written)]
      setSent(written)
      const changed = languages.filter((language) => JSON.stringify(before[language]) !== JSON.stringify(after[language]))
      const own = Object.fromEntries(changed.map((language) => [language, after[language]]))
      const outcome = await change.send({ kind, letters: own, expected_updated_at: updated_at })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })
  const isDirty = edit.changed.length > 0
  const openTest = async () => {
    if (await edit.save()) setTesting(true)
  }
  useKeys([{ keys: 't', label: letter('test.open'), group: 'page', act: () => void openTest() }])

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'automation', id: kind }}
      title={t(`kind.${kind}`)}
      below={t(`when.${kind}`)}
      back={{ label: t('title'), to: adminPages.automations() }}
      printValue={(_, value) => printed(value as LetterDraft, value === edit.values.letter ? edit.conflicts.letter : edit.values.letter)}
      aside={
        <div className="flex flex-wrap items-center gap-4">
          <AutomationSwitch automation={automation} />
          <Button tone="quiet" size="dense" loading={edit.isSaving} onClick={() => void openTest()} className="max-md:min-h-11">
            {letter(isDirty ? 'test.saveAndOpen' : 'test.open')}
            <span className="max-sm:hidden">
              <Kbd>t</Kbd>
            </span>
          </Button>
        </div>
      }
      phoneTabs={
        <PhoneTabs label={t('part.label')} tabs={parts.map((key) => ({ key, label: t(`part.${key}`) }))} tab={part} onChange={setPart} />
      }
      side={
        <div className={classNames(column, part !== 'preview' && 'max-md:hidden')}>
          <PreviewPart
            queryOf={(language) => staffQuery(automations.preview, { kind }, { language, version: updated_at })}
            isBehind={isDirty}
          />
          <EditSection title={letter('problems.title')}>
            <ProblemsList problems={problems} draft={edit.values.letter} />
          </EditSection>
        </div>
      }
    >
      <div className={classNames(column, part !== 'words' && 'max-md:hidden')}>
        <AutomationFigures figures={automation.figures} />
        <LetterEditor draft={edit.values.letter} update={(next) => edit.update('letter', next)} facts={facts} />
        <p className="max-w-prose text-small text-smoke">
          {t(`shows.${kind}`)} {t('firstWords')}
        </p>
      </div>
      <Suspense>
        {isTesting && (
          <TestDialog
            email={email}
            isBusy={test.isBusy}
            refused={test.refused}
            send={async (body) => {
              const outcome = await test.send({ params: { kind }, body })
              return 'answer' in outcome ? outcome.answer.sent_to : undefined
            }}
            onClose={() => {
              test.forgetRefusal()
              setTesting(false)
            }}
          />
        )}
      </Suspense>
    </EditPage>
  )
}

function printed(letter: LetterDraft, other = letter): string {
  return linesOfOne(linesOf(letter), linesOf(other))
}

function linesOf({ subject, preheader, rows }: LetterDraft): string[] {
  const words = [subject, preheader, ...rows.map((row) => row.words)]
  return languages.flatMap((language) => words.map((text) => text[language]).filter(Boolean))
}

export function ErrorBoundary() {
  return <LoadFailed />
}
