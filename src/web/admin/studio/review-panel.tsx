import { formatPercent } from '#contract/messages/format.ts'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type KeyBinding, useKeys } from '../kit/keys/keyboard.tsx'
import { ChecksPart } from './checks-part.tsx'
import { comparedOf, CompareStage, PrintsFromNear } from './compare-stage.tsx'
import { type CompareWay, compareWays } from './compare-ways.ts'
import { DecisionBar } from './decision-bar.tsx'
import { useLockedView } from './use-locked-view.ts'
import type { Making } from './use-making.ts'
import type { useReview } from './use-review.ts'

export type ReviewPanelProps = {
  session: StudioSession
  image: StudioImage
  name: string
  number: number
  review: ReturnType<typeof useReview>
  making: Making
}

export function ReviewPanel({ session, image, name, number, review, making }: ReviewPanelProps) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const options = useLanguageOptions()
  const locked = useLockedView()
  const compared = comparedOf(session, image)
  const { move, way, compareBy: choose } = review
  const keys: KeyBinding[] = [
    { keys: 'arrowright', label: t('key.next'), group: 'page', act: () => move(1) },
    { keys: 'arrowleft', label: t('key.previous'), group: 'page', act: () => move(-1) },
    {
      keys: 'v',
      label: t('key.way'),
      group: 'page',
      act: () => choose(compareWays[(compareWays.indexOf(way) + 1) % compareWays.length] ?? 'beside'),
    },
    { keys: '+', label: t('review.closer'), group: 'page', act: () => locked.zoom(1.5) },
    { keys: '-', label: t('review.further'), group: 'page', act: () => locked.zoom(1 / 1.5) },
    { keys: '0', label: t('review.whole'), group: 'page', act: locked.reset },
  ]
  useKeys(keys)

  return (
    <section aria-label={name} className="min-w-0 rounded-edge border border-wool bg-surface">
      <div className="grid grid-cols-1 gap-3 p-3 sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="min-w-0 text-label font-bold">
            {name}{' '}
            <span className="figures ml-1 font-normal text-smoke">{t('review.number', { number, count: session.images.length })}</span>
          </h2>
          <div className="flex flex-wrap items-center gap-1.5">
            {compared && <Ways way={way} onChange={choose} />}
            {compared && <ZoomButtons locked={locked} />}
            <IconButton label={t('key.previous')} className="border border-wool" onClick={() => move(-1)}>
              <ArrowLeftIcon className="size-4" />
            </IconButton>
            <IconButton label={t('key.next')} className="border border-wool" onClick={() => move(1)}>
              <ArrowRightIcon className="size-4" />
            </IconButton>
          </div>
        </div>
        {compared ? (
          <>
            <CompareStage compared={compared} way={way} locked={locked} number={number} name={name} madeAt={image.ended_at} />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <PrintsFromNear compared={compared} />
              <ChecksPart image={image} />
            </div>
          </>
        ) : image.status === 'failed' ? (
          <Notice tone="error" title={image.error ? t(`error.${image.error}`) : t('state.failed')}>
            {image.error_detail !== null &&
              t(image.error === 'other_unusable' ? 'images.whichOther' : 'images.theirWords', { text: image.error_detail })}
          </Notice>
        ) : (
          <div aria-busy className="grid aspect-4/3 content-center rounded-edge bg-felt p-8">
            <ProgressBar
              label={
                image.status === 'queued' ? t('state.queued') : t('images.percent', { share: formatPercent(language, image.progress) })
              }
              value={image.progress * 100}
            />
          </div>
        )}
      </div>
      <DecisionBar image={image} review={review} making={making} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 pb-3 text-tiny text-smoke">
        <span>{t(`engine.name.${image.engine}`)}</span>
        {image.note !== null && image.note !== '' && <span>{t('review.note', { note: image.note })}</span>}
        {image.reviewed_by !== null && <span>{t('review.by', { name: image.reviewed_by })}</span>}
        <span>
          {t('review.words')}{' '}
          <b translate="no" className="font-bold text-ink">
            {options
              .filter(({ code }) => image.alt_draft[code] !== '')
              .map(({ displayCode }) => displayCode)
              .join(' ')}
          </b>
        </span>
      </p>
    </section>
  )
}

function Ways({ way, onChange }: { way: CompareWay; onChange: (way: CompareWay) => void }) {
  const t = useMessages('admin-studio')
  return (
    <fieldset aria-label={t('review.ways')} className="flex">
      {compareWays.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === way}
          onClick={() => onChange(one)}
          className="press min-h-9 border border-edge px-3 font-medium first:rounded-l-edge last:rounded-r-edge not-first:-ml-px hover:bg-office aria-pressed:bg-selected aria-pressed:text-lapis max-md:min-h-11"
        >
          {t(`review.way.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

function ZoomButtons({ locked }: { locked: ReturnType<typeof useLockedView> }) {
  const t = useMessages('admin-studio')
  return (
    <span className="flex">
      <IconButton
        label={t('review.further')}
        disabled={locked.view.scale === 1}
        className="border border-wool disabled:opacity-50"
        onClick={() => locked.zoom(1 / 1.5)}
      >
        <MinusIcon className="size-4" />
      </IconButton>
      <IconButton label={t('review.closer')} className="-ml-px border border-wool" onClick={() => locked.zoom(1.5)}>
        <PlusIcon className="size-4" />
      </IconButton>
    </span>
  )
}
