import { classNames } from './class-names.ts'
import { shortHornPath } from './horn.ts'
import { CheckIcon } from './icons.tsx'
import { TulparMark } from './tulpar-mark.tsx'

// Lapis cloth is too close to the dark page background, so the road is one step lighter there.
const road = 'fill-lapis-cloth dark:fill-[#3a55b4]'

export type RoadStep = { key: string; label: string; note?: string }

export type OrderRoadProps = {
  steps: readonly RoadStep[]
  /** Index of the order's current step; `steps.length` when all are done. */
  current: number
  labels: { road: string; done: string }
  className?: string
}

/** Shows an order's progress: a lapis road for done steps, the tulpar at the current one, wool for the rest. Animates once. */
export function OrderRoad({ steps, current, labels, className }: OrderRoadProps) {
  const gaps = Math.max(steps.length - 1, 1)
  return (
    <div className={className}>
      <div aria-hidden="true" className="relative flex h-13 items-center justify-between">
        <Track gaps={gaps} share={Math.min(current / gaps, 1)} />
        {steps.map((step, index) => (
          <Diamond key={step.key} state={index < current ? 'done' : index === current ? 'now' : 'ahead'} />
        ))}
      </div>
      <ol aria-label={labels.road} className="mt-2.5 flex justify-between gap-x-1.5 text-tiny sm:text-small">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'min-w-max flex-2 text-center first:flex-1 first:text-left last:flex-1 last:text-right',
              index === current ? 'font-bold text-ink' : 'text-smoke',
            )}
          >
            {step.label}
            {index < current && <span className="sr-only">, {labels.done}</span>}
            {step.note && <span className="figures block text-tiny font-normal text-smoke">{step.note}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

const hornsInGap = 2

function Track({ gaps, share }: { gaps: number; share: number }) {
  const horns = Array.from({ length: gaps * hornsInGap }, (_, index) => {
    const gap = Math.floor(index / hornsInGap)
    return (gap + ((index % hornsInGap) + 1) / (hornsInGap + 1)) / gaps
  })
  return (
    <svg focusable="false" height="12" className="absolute inset-x-5 top-1/2 w-[calc(100%-2.5rem)] -translate-y-1/2">
      <rect width="100%" height="12" className="fill-wool" />
      <rect width={`${share * 100}%`} height="12" className={`origin-left animate-road ${road}`} />
      {horns.map((at) => (
        <svg key={at} x={`${at * 100}%`} height="12" className="overflow-visible">
          <path
            transform="translate(0 -3) scale(.2)"
            d={shortHornPath}
            className={at < share ? 'stroke-wool-cloth' : 'stroke-felt'}
            fill="none"
            strokeWidth="11.5"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </svg>
  )
}

function Diamond({ state }: { state: 'done' | 'now' | 'ahead' }) {
  if (state === 'ahead') {
    return (
      <svg focusable="false" viewBox="0 0 36 36" className="relative size-9">
        <path d="M18 2 34 18 18 34 2 18z" className="fill-milk stroke-edge" strokeWidth="2" />
      </svg>
    )
  }
  return (
    <span className={classNames('relative flex shrink-0 items-center justify-center', state === 'now' ? 'size-13' : 'size-10')}>
      <svg focusable="false" viewBox="0 0 36 36" className="absolute inset-0 size-full">
        <path d="M18 0 36 18 18 36 0 18z" className={state === 'now' ? 'fill-apricot' : road} />
      </svg>
      {state === 'now' ? (
        <TulparMark tone="night" className="relative size-6.5" />
      ) : (
        <CheckIcon strokeWidth={3} className="relative size-5 text-bone" />
      )}
    </span>
  )
}
