import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AskDialog } from '../kit/edit/ask-dialog.tsx'
import { useState } from 'react'
import { type Flushes, PromptCard } from './prompt-card.tsx'
import { numberAmong } from './shot-list.ts'
import { StepFoot } from './step-foot.tsx'
import { useShotName } from './use-shot-name.ts'
import type { Steps } from './use-steps.ts'
import type { Studio } from './use-studio.ts'

export function PromptsStep({ studio, steps }: { studio: Studio; steps: Steps }) {
  const t = useMessages('admin-studio')
  const nameOf = useShotName()
  const [isAsking, setAsking] = useState(false)
  const [flushes] = useState<Flushes>(() => new Map())
  const { session, go } = studio
  const { shots, engine } = session
  const isAnyWritten = shots.some(({ prompt }) => prompt !== null)
  const isAllWritten = shots.every(({ prompt }) => prompt !== null)
  const isAnyEdited = shots.some(({ prompt }) => prompt?.is_edited)
  async function toImages() {
    const areSaved = await Promise.all([...flushes.values()].map((flush) => flush()))
    if (areSaved.every(Boolean)) go('images')
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-small text-smoke">{t(engine === 'compositor' ? 'prompts.forCompositor' : 'prompts.forService')}</p>
        <Button
          tone={isAllWritten ? 'quiet' : 'primary'}
          size="dense"
          loading={steps.isBusy}
          onClick={() => (isAnyEdited ? setAsking(true) : void steps.writePrompts())}
          className="max-md:min-h-11"
        >
          {t(isAnyWritten ? 'prompts.again' : 'prompts.write')}
        </Button>
      </div>
      {steps.refused && (
        <Notice tone="error" announced title={t('failed.prompts')}>
          {steps.refused}
        </Notice>
      )}
      <ul aria-busy={steps.isBusy} className="grid grid-cols-1 gap-4">
        {shots.map((shot, index) => (
          <PromptCard
            key={shot.id}
            sessionId={session.id}
            updatedAt={session.updated_at}
            shot={shot}
            kind={session.kind}
            name={nameOf(shot, numberAmong(shots, index))}
            take={studio.takePrompt}
            reload={studio.reload}
            flushes={flushes}
          />
        ))}
      </ul>
      {isAsking && (
        <AskDialog
          title={t('prompts.askTitle')}
          text={t('prompts.askText')}
          confirm={t('prompts.askConfirm')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void steps.writePrompts(true)
          }}
        />
      )}
      <StepFoot next="images" missing={isAllWritten ? undefined : t('prompts.missing')} isBusy={steps.isBusy} onNext={toImages} />
    </>
  )
}
