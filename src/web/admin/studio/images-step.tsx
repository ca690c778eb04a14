import { useState } from 'react'
import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { AskDialog } from '../kit/edit/ask-dialog.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useCosts } from './engine-part.tsx'
import { ImageCard } from './image-card.tsx'
import { StepFoot } from './step-foot.tsx'
import { useMaking } from './use-making.ts'
import { useImageNames } from './use-shot-name.ts'
import type { Studio } from './use-studio.ts'

const isInWork = ({ status }: StudioImage) => status === 'queued' || status === 'running'

export function ImagesStep({ studio }: { studio: Studio }) {
  const t = useMessages('admin-studio')
  const { session, go, isLost } = studio
  const { images, shots, engine, cost } = session
  const making = useMaking(studio)
  const names = useImageNames(session)
  const costs = useCosts(cost)
  const [asked, setAsked] = useState<StudioImage>()
  const missing = shots.reduce((sum, shot) => sum + Math.max(0, shot.count - images.filter((image) => image.shot_id === shot.id).length), 0)
  const working = images.filter(isInWork)
  const ready = images.filter(({ status }) => status === 'ready' || status === 'accepted' || status === 'rejected')
  const share = images.length === 0 ? 0 : images.reduce((sum, image) => sum + (isInWork(image) ? image.progress : 1), 0) / images.length
  const begin = () => void making.begin()
  useKeys(missing > 0 ? [{ keys: 'shift+enter', label: t('images.make', { count: missing }), group: 'page', act: begin }] : [])

  return (
    <>
      <section aria-label={t('images.title')} className="grid gap-3 rounded-edge border border-wool bg-surface p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="font-medium">{t(`images.by.${engine}`)}</p>
            <p className="figures text-small text-smoke">
              {[missing > 0 && costs.before(missing), costs.spent, costs.today].filter(Boolean).join(' ')}
            </p>
          </div>
          {missing > 0 && (
            <Button size="dense" loading={making.isBusy} onClick={begin} className="max-md:min-h-12 max-sm:w-full">
              {t('images.make', { count: missing })}
            </Button>
          )}
        </div>
        {working.length > 0 && (
          <ProgressBar label={t('images.progress', { made: images.length - working.length, count: images.length })} value={share * 100} />
        )}
        <p aria-live="polite" className="sr-only">
          {working.length > 0
            ? t('images.progress', { made: images.length - working.length, count: images.length })
            : images.length > 0 && t('images.allMade')}
        </p>
        {making.refused && (
          <Notice tone="error" announced title={t('failed.images')}>
            {making.refused}
          </Notice>
        )}
        {isLost && (
          <Notice announced>
            {t('images.lost')}{' '}
            <button type="button" className="text-link" onClick={() => void studio.reload()}>
              {t('images.reload')}
            </button>
          </Notice>
        )}
      </section>
      {images.length === 0 ? (
        <p className="text-smoke">{t('images.none')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6">
          {images.map((image) => (
            <ImageCard
              key={image.id}
              sessionId={session.id}
              image={image}
              name={names.get(image.id) ?? ''}
              money={costs.money}
              onAgain={() => (image.may_be_paid_twice ? setAsked(image) : void making.tryAgain(image))}
              onVary={() => void making.vary(image)}
              onRemove={() => void making.remove(image)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <AskDialog
          title={t('images.twiceTitle')}
          text={t('images.twiceText', { sum: costs.money(asked.cost.estimated) })}
          confirm={t('images.twiceConfirm')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void making.tryAgain(asked)
          }}
        />
      )}
      <StepFoot next="review" missing={ready.length === 0 ? t('images.notYet') : undefined} onNext={() => go('review')}>
        {working.length > 0 && t('images.continueWhile')}
      </StepFoot>
    </>
  )
}
