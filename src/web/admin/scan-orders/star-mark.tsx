import type { Signal } from '../stall/signals.ts'

/** The symbol inside the star: a tick, a clock or a cross, so the result is clear without colours. */
const strokes = {
  good: 'm32 51 12.5 12.5L69 37',
  careful: 'M50 28a22 22 0 1 0 0 44 22 22 0 0 0 0-44ZM50 36v15l10 7',
  bad: 'm35 35 30 30M65 35 35 65',
} as const
const looks = {
  good: 'text-bone [--mark:var(--color-tile-cloth)]',
  careful: 'text-night [--mark:var(--color-apricot)]',
  bad: 'text-bone [--mark:var(--color-pomegranate-cloth)]',
} as const

/** The eight-pointed star of a tiled wall. */
export function StarMark({ signal }: { signal: Signal }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={`size-28 sm:size-36 ${looks[signal]}`}>
      <path d="M15 15h70v70H15z" transform="translate(50 50) scale(.93) translate(-50 -50)" fill="currentColor" />
      <path d="M15 15h70v70H15z" transform="rotate(45 50 50) translate(50 50) scale(.93) translate(-50 -50)" fill="currentColor" />
      <path d={strokes[signal]} fill="none" stroke="var(--mark)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
