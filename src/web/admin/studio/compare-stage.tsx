import { useId, useState } from 'react'
import { formatTime } from '#contract/messages/format-dates.ts'
import type { StudioImage, StudioSession } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { CompareWay } from './compare-ways.ts'
import { type Box, laidOver, type Size } from './locked-view.ts'
import { PictureFrame, PrintFrame } from './picture-frame.tsx'
import { smaller } from './smaller.ts'
import type { LockedView } from './use-locked-view.ts'

export type Compared = {
  original: Size & { url: string; print: Box | null }
  shot: Size & { url: string; print: Box | null }
}

export function comparedOf({ product, analysis }: StudioSession, { url, width, height, checks }: StudioImage): Compared | undefined {
  if (url === null || width === null || height === null || !product.picture) return undefined
  return {
    original: { ...product.picture, print: analysis?.print_area ?? null },
    shot: { url, width, height, print: checks?.print_area ?? null },
  }
}

export type CompareStageProps = {
  compared: Compared
  way: CompareWay
  locked: LockedView
  number: number
  name: string
  madeAt: string | null
}

/** Compares the original and the shot: side by side, with a slider, or by difference. They zoom and move together. */
export function CompareStage({ compared, way, locked, number, name, madeAt }: CompareStageProps) {
  const t = useMessages('admin-studio')
  const { original, shot } = compared
  const originalLabel = t('review.original')
  const shotLabel = madeAt === null ? t('review.shot', { number }) : t('review.shotMade', { number, time: formatTime(madeAt) })
  // The small picture would be blurred when zoomed in.
  const shotUrl = locked.view.scale > 1 ? shot.url : smaller(shot.url, 1280)
  if (way === 'slide') return <Slide {...{ compared, locked, originalLabel, shotLabel, shotUrl }} />
  if (way === 'difference') return <Difference {...{ compared, locked, name, shotUrl }} />
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <figure className="relative">
        <PictureFrame locked={locked} size={original} label={`${originalLabel}: ${name}`}>
          <image href={original.url} width={original.width} height={original.height} />
          <PrintFrame area={original.print} size={original} scale={locked.view.scale} />
        </PictureFrame>
        <Caption>{originalLabel}</Caption>
      </figure>
      <figure className="relative">
        <PictureFrame locked={locked} size={shot} label={`${shotLabel}: ${name}`}>
          <image href={shotUrl} width={shot.width} height={shot.height} />
          <PrintFrame area={shot.print} size={shot} scale={locked.view.scale} />
        </PictureFrame>
        <Caption>{shotLabel}</Caption>
      </figure>
    </div>
  )
}

function Caption({ children }: { children: string }) {
  return (
    <figcaption className="pointer-events-none mt-1.5 text-tiny font-medium sm:absolute sm:top-2.5 sm:left-2.5 sm:mt-0 sm:rounded-chip sm:bg-surface sm:px-2.5 sm:py-1">
      {children}
    </figcaption>
  )
}

type LaidProps = { compared: Compared; locked: LockedView; shotUrl: string }

/** Shows the original up to the slider and the shot beyond it, aligned by their prints. */
function Slide({
  compared: { original, shot },
  locked,
  originalLabel,
  shotLabel,
  shotUrl,
}: LaidProps & Record<'originalLabel' | 'shotLabel', string>) {
  const t = useMessages('admin-studio')
  const clip = useId()
  const [share, setShare] = useState(50)
  const { view } = locked
  // The slider's share of the visible part, so the seam stays in view.
  const seam = (view.x + (share / 100 - 0.5) / view.scale) * shot.width
  return (
    <div>
      <PictureFrame locked={locked} size={shot} label={t('review.slideLabel', { share })}>
        <clipPath id={clip}>
          <rect x={-1} y={0} width={Math.max(0, seam + 1)} height={shot.height} />
        </clipPath>
        <image href={shotUrl} width={shot.width} height={shot.height} />
        <g clipPath={`url(#${clip})`}>
          <rect x={-shot.width} width={2 * shot.width} height={shot.height} className="fill-felt" />
          <image href={original.url} {...laidOver(original, shot)} preserveAspectRatio="none" />
        </g>
        <line
          x1={seam}
          x2={seam}
          y1={0}
          y2={shot.height}
          className="stroke-bone"
          strokeWidth={Math.max(shot.width, shot.height) / 250 / view.scale}
        />
      </PictureFrame>
      <label className="mt-2 flex items-center gap-3 text-tiny">
        <span className="shrink-0 font-medium max-sm:sr-only">{originalLabel}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={t('review.slider')}
          onChange={({ target }) => setShare(Number(target.value))}
          className="min-h-9 w-full accent-lapis max-md:min-h-11"
        />
        <span className="shrink-0 font-medium max-sm:sr-only">{shotLabel}</span>
      </label>
    </div>
  )
}

/** Equal pixels are black. */
function Difference({ compared: { original, shot }, locked, name, shotUrl }: LaidProps & { name: string }) {
  const t = useMessages('admin-studio')
  return (
    <div>
      <PictureFrame locked={locked} size={shot} label={t('review.differenceLabel', { name })}>
        <g className="isolate">
          <image href={shotUrl} width={shot.width} height={shot.height} />
          <image href={original.url} {...laidOver(original, shot)} preserveAspectRatio="none" className="mix-blend-difference" />
        </g>
        <PrintFrame area={shot.print} size={shot} scale={locked.view.scale} />
      </PictureFrame>
      <p className="mt-2 text-tiny text-smoke">{t('review.differenceHint')}</p>
    </div>
  )
}

export function PrintsFromNear({ compared: { original, shot } }: { compared: Compared }) {
  const t = useMessages('admin-studio')
  if (!original.print || !shot.print) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      {[
        { ...original, print: original.print, label: t('review.nearOriginal') },
        { ...shot, print: shot.print, label: t('review.nearShot') },
      ].map(({ url, width, height, print, label }) => (
        <svg
          key={label}
          viewBox={nearBox(print, { width, height })}
          preserveAspectRatio="xMidYMid slice"
          className="block aspect-4/3 w-full rounded-edge bg-felt"
        >
          <title>{label}</title>
          <image href={url} width={width} height={height} />
        </svg>
      ))}
    </div>
  )
}

function nearBox(print: Box, { width, height }: Size): string {
  return [print.x * width, print.y * height, print.width * width, print.height * height].map((side) => side.toFixed(1)).join(' ')
}
