import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ItemSteps, ProductionStep, Worker } from '#contract/production.ts'
import { currentStep } from '#contract/rules/production-rules.ts'
import { jobTicketAddress } from '#contract/addresses-beside.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { useWakeLock } from '#web/browser/use-wake-lock.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { useUndo } from '../kit/undo/use-undo.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { AddStep } from './add-step.tsx'
import { PieceHead } from './piece-head.tsx'
import { PressNotices } from './press-notices.tsx'
import { RemakeForm } from './remake-form.tsx'
import { Remakes } from './remakes.tsx'
import { type Press, pressed } from './presses.ts'
import type { ReasonKind } from './reason-dialog.tsx'
import { NoteOf, StepList } from './step-list.tsx'
import { StepPhotos } from './step-photos.tsx'
import { usePresses } from './use-presses.ts'

const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

export type PieceProps = { loaded: ItemSteps; people: readonly Worker[]; loadedAt: string }

/** The steps of one item, for use at a press. The next step is one large button; all other controls are smaller. */
export function Piece({ loaded, people, loadedAt }: PieceProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const refresh = useRefresh()
  const { offerUndo } = useUndo()
  const client = useQueryClient()
  const query = staffQuery(production.ofItem, { id: loaded.item.order_item_id }, { language })
  const shown = useLoaded(query, loaded)
  const show = (answer: ItemSteps) => void showAnswer(client, query.queryKey, answer)
  const [asked, setAsked] = useState<ReasonKind>()
  const { item } = shown
  useWakeLock()
  useLivePage('queue', item.order_item_id)
  const { unsent, refused, progress, dismiss, press, pressPhoto, dropPhoto } = usePresses({
    onAnswer: (answer) => answer.item.order_item_id === item.order_item_id && show(answer),
    onRefused: () => void refresh(),
  })
  const own = unsent.filter(({ itemId }) => itemId === item.order_item_id)
  const steps = pressed(shown.steps, own, loadedAt)
  const current = currentStep(steps)
  const next =
    current && steps.find(({ position, status }) => position > current.position && (status === 'pending' || status === 'blocked'))

  function turn(step: ProductionStep, change: Pick<Press, 'status' | 'note' | 'assigned_to' | 'assignee'>) {
    const isFirst = !own.some(({ stepId }) => stepId === step.id)
    const known = shown.steps.find(({ id }) => id === step.id)?.updated_at
    press({
      itemId: item.order_item_id,
      stepId: step.id,
      stepName: step.name,
      ...change,
      ...(isFirst && known !== undefined && { expected_updated_at: known }),
    })
  }

  const takePhoto = (step: ProductionStep, file: File) =>
    pressPhoto({ itemId: item.order_item_id, stepId: step.id, stepName: step.name, photo: { name: file.name } }, file)

  function finish(step: ProductionStep) {
    turn(step, { status: 'done' })
    offerUndo({
      title: t('steps.saved', { step: step.name }),
      undo: () => Promise.resolve(press({ itemId: item.order_item_id, stepId: step.id, stepName: step.name, status: step.status })),
      undone: t('steps.undone', { step: step.name }),
    })
  }

  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-4 pb-28">
      <div>
        <BackLink to={adminPages.production()}>{t('steps.back')}</BackLink>
        <AdminHeading
          below={t('steps.count', { done: item.steps_done, total: item.steps_total })}
          aside={
            <span className="flex flex-wrap gap-x-5">
              <a
                href={jobTicketAddress(item.order_item_id, language)}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('steps.ticket')}
              </a>
              <Link to={adminPages.orderSteps(item.order_id)} className="text-link inline-flex min-h-11 items-center">
                {t('steps.orderSteps')}
              </Link>
            </span>
          }
        >
          {item.order_number}
        </AdminHeading>
      </div>
      <PieceHead item={item} />
      <Remakes item={item} remakes={shown.remakes} />
      <PressNotices unsent={unsent} refused={refused} onDismiss={dismiss} />
      {!item.is_active && <Notice tone="info">{t('steps.notActive')}</Notice>}
      <section className="rounded-edge border border-wool bg-surface px-4 py-2">
        <StepList
          itemId={item.order_item_id}
          steps={steps}
          current={current}
          now={loadedAt}
          isCurrentBelow
          onReopen={item.is_active ? (step) => turn(step, { status: 'pending' }) : undefined}
          people={item.is_active ? people : undefined}
          onAssign={(step, who) => turn(step, { assigned_to: who?.id ?? null, assignee: who?.name ?? null })}
        />
      </section>
      {current && (
        <section className="grid gap-2 rounded-edge border border-l-4 border-wool border-l-apricot bg-surface p-4">
          <h2 className="text-heading-3 font-bold">{current.name}</h2>
          <p className="text-small text-smoke">{t('steps.perPiece', { minutes: current.minutes })}</p>
          {current.description && <p className="text-body whitespace-pre-line">{current.description}</p>}
          {current.note && (
            <p className="rounded-edge bg-pending-ground px-3 py-2 font-medium whitespace-pre-line text-pending">
              <NoteOf step={current} now={loadedAt} />
            </p>
          )}
          {item.is_active && (
            <div className="mt-1 flex flex-wrap gap-2">
              {current.status !== 'in_progress' && (
                <Button tone="secondary" size="medium" onClick={() => turn(current, { status: 'in_progress' })}>
                  {t('steps.start')}
                </Button>
              )}
              <Button tone="quiet" size="medium" onClick={() => setAsked('note')}>
                {t('steps.note')}
              </Button>
              <Button tone="quiet" size="medium" onClick={() => setAsked('skipped')}>
                {t('steps.skip')}
              </Button>
            </div>
          )}
          <StepPhotos
            key={current.id}
            itemId={item.order_item_id}
            step={current}
            waiting={own.filter(({ stepId, photo }) => stepId === current.id && photo)}
            progress={progress}
            onTake={item.is_active ? (file) => takePhoto(current, file) : undefined}
            onDrop={dropPhoto}
            onChange={item.is_active ? show : undefined}
          />
        </section>
      )}
      {!current && <Notice tone="success">{t('steps.allDone')}</Notice>}
      {item.is_active && <RemakeForm itemId={item.order_item_id} onMade={() => void refresh()} />}
      {item.is_active && <AddStep itemId={item.order_item_id} onAdded={show} />}
      {current && item.is_active && (
        <div data-foot-bar className="fixed inset-x-0 bottom-16 z-20 flex gap-3 border-t border-wool bg-surface p-3 md:sticky md:bottom-0">
          <Button tone="quiet" size="large" className="min-h-16" onClick={() => setAsked('blocked')}>
            {t('steps.problem')}
          </Button>
          <Button size="large" wide className="min-h-16" onClick={() => finish(current)}>
            {next ? t('steps.doneNext', { step: next.name }) : t('steps.done')}
          </Button>
        </div>
      )}
      {asked && current && (
        <Suspense>
          <ReasonDialog
            kind={asked}
            first={asked === 'note' ? (current.note ?? '') : ''}
            onClose={() => setAsked(undefined)}
            onSend={(note) => {
              setAsked(undefined)
              turn(current, asked === 'note' ? { note: note || null } : { status: asked, note })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
