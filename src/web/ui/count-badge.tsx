import { classNames } from './class-names.ts'

export type CountBadgeProps = { count: number; tone?: 'pomegranate' | 'ink'; className?: string }

/** A count at the corner of an icon or thumbnail, whose label must contain the count. Animates when the count changes. */
export function CountBadge({ count, tone = 'pomegranate', className }: CountBadgeProps) {
  if (count < 1) return null
  return (
    <span
      key={count}
      aria-hidden="true"
      className={classNames(
        'figures inline-flex h-5 min-w-5 animate-bump items-center justify-center rounded-full px-1 text-tiny leading-none font-bold',
        tone === 'ink' ? 'bg-ink text-milk' : 'bg-pomegranate text-milk',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
