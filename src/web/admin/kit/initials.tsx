import { classNames } from '#web/ui/class-names.ts'

/** Up to two initials in a circle. The name itself is shown next to it. */
export function Initials({ name, size }: { name: string; size?: 'small' }) {
  const letters = name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-selected text-tiny font-bold text-lapis',
        size === 'small' ? 'size-7' : 'size-9',
      )}
    >
      {letters.join('')}
    </span>
  )
}
