import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { letterLengths } from '#contract/rules/letter-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { PhoneTabs } from '../kit/edit/phone-tabs.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { usePageActions } from '../kit/palette/actions.tsx'
import { LetterEditor } from '../letter/letter-editor.tsx'
import type { LetterFacts } from '../letter/letter-facts.ts'
import { PreviewPart } from '../letter/preview-part.tsx'
import { ProblemsList } from '../letter/problems-list.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { AudiencePart } from './audience-part.tsx'
import { CampaignHead } from './campaign-head.tsx'
import { ConflictPart } from './conflict-part.tsx'
import { SavedState } from './saved-state.tsx'
import { useAudienceChoices, useAudienceCount } from './use-audience-count.ts'
import { useCampaignDraft } from './use-campaign-draft.ts'

const TestDialog = lazy(() => import('../letter/test-dialog.tsx').then((module) => ({ default: module.TestDialog })))
const SendDialog = lazy(() => import('./send-dialog.tsx').then((module) => ({ default: module.SendDialog })))

const parts = ['words', 'audience', 'preview'] as const

export type DraftPageProps = {
  campaign: CampaignPage
  facts: LetterFacts
  partners: readonly { id: string; company: string }[]
  /** Address of the signed-in person, for a test letter. */
  email: string
  history: ReactNode
}

export function DraftPage({ campaign, facts, partners, email, history }: DraftPageProps) {
  const t = useMessages('admin-campaigns')
  const letter = useMessages('admin-letter')
  const shell = useMessages('shell')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { draft, state, now, reload } = useCampaignDraft(campaign)
  const counted = useAudienceCount(campaign.id, state.audienceSaves)
  const choices = useAudienceChoices(campaign.id, state.audienceSaves)
  const test = useWrite(campaigns.test)
  const [asked, setAsked] = useState<'test' | 'send'>()
  const [part, setPart] = useState<(typeof parts)[number]>('words')
  const [isLooking, setLooking] = useState(false)
  const { id } = campaign

  async function ask(what: 'test' | 'send') {
    if (isLooking) return
    setLooking(true)
    const isSaved = await draft.save()
    if (isSaved) {
      if (await reload()) setAsked(what)
      else showToast({ title: shell('unreached'), tone: 'error' })
    }
    setLooking(false)
  }

  useKeys([
    { keys: 't', label: letter('test.open'), group: 'page', act: () => void ask('test') },
    { keys: 'mod+enter', label: t('send.open'), group: 'page', everywhere: true, act: () => void ask('send') },
    { keys: 'mod+s', label: t('saveNow'), group: 'page', everywhere: true, act: () => void draft.save() },
  ])
  usePageActions([
    { key: 'test', label: letter('test.open'), act: () => void ask('test') },
    { key: 'send', label: t('send.open'), act: () => void ask('send') },
  ])

  return (
    <div className="grid grid-cols-1 gap-4">
      <CampaignHead campaign={{ ...now, name: state.name.trim() || campaign.name }} below={<SavedState state={state} />}>
        <Button tone="quiet" size="dense" loading={isLooking} onClick={() => void ask('test')} className="max-md:min-h-11">
          {letter('test.open')}
          <span className="max-sm:hidden">
            <Kbd>t</Kbd>
          </span>
        </Button>
        <Button size="dense" loading={isLooking} onClick={() => void ask('send')} className="max-md:min-h-11">
          {t('send.open')}
          <span className="max-sm:hidden">
            <Kbd onCloth>Ctrl ↵</Kbd>
          </span>
        </Button>
      </CampaignHead>
      {state.wasMerged && (
        <Notice announced>
          {t('merged')}{' '}
          <button type="button" onClick={draft.forgetMerge} className="text-link">
            {t('mergedSeen')}
          </button>
        </Notice>
      )}
      <PhoneTabs label={t('part.label')} tabs={parts.map((key) => ({ key, label: t(`part.${key}`) }))} tab={part} onChange={setPart} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={classNames('grid min-w-0 grid-cols-1 gap-5', part === 'preview' && 'max-md:hidden')}>
          <div className={classNames('grid min-w-0 grid-cols-1 gap-5', part !== 'words' && 'max-md:hidden')}>
            <TextField
              size="dense"
              label={t('name')}
              hint={t('nameHint')}
              value={state.name}
              maxLength={letterLengths.name}
              className="max-w-120"
              error={state.name.trim() === '' ? t('nameMissing') : undefined}
              onChange={({ target }) => draft.change({ name: target.value })}
            />
            <LetterEditor
              draft={state.letter}
              update={(change) => draft.change({ letter: change(draft.state.read().letter) })}
              facts={facts}
              readers={counted.count?.by_language}
            />
          </div>
          <div className={classNames('min-w-0', part !== 'audience' && 'max-md:hidden')}>
            <AudiencePart
              audience={state.audience}
              partners={partners}
              counted={counted}
              choices={choices}
              onChange={(audience) => draft.change({ audience })}
            />
          </div>
        </div>
        <div className={classNames('grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-5', part !== 'preview' && 'max-md:hidden')}>
          <PreviewPart
            queryOf={(language) => staffQuery(campaigns.preview, { id }, { language, version: state.saves })}
            isEmpty={!state.hasLetter}
            isBehind={state.phase !== 'saved'}
          />
          <EditSection title={letter('problems.title')}>
            <ProblemsList problems={now.problems} draft={state.letter} others={counted.count?.recipients === 0 ? [t('send.nobody')] : []} />
          </EditSection>
          {history}
        </div>
      </div>
      <ConflictPart id={campaign.id} state={state} partners={partners} onSettle={draft.settle} />
      <Suspense>
        {asked === 'test' && (
          <TestDialog
            email={email}
            isBusy={test.isBusy}
            refused={test.refused}
            send={async (body) => {
              const outcome = await test.send({ params: { id }, body })
              return 'answer' in outcome ? outcome.answer.sent_to : undefined
            }}
            onClose={() => {
              test.forgetRefusal()
              setAsked(undefined)
            }}
          />
        )}
        {asked === 'send' && (
          <SendDialog
            campaign={now}
            draft={state.letter}
            onClose={() => setAsked(undefined)}
            onSent={async () => {
              setAsked(undefined)
              await refresh()
              await navigate(adminPages.campaign(id), { replace: true })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
