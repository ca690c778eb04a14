import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'size'> & {
  title: ReactNode
  description?: ReactNode
  note?: ReactNode
  aside?: ReactNode
  /** Shown below the card while it is chosen. */
  children?: ReactNode
}

/** One of several options. Put them in a `<fieldset>` with a legend, all with the same `name`. */
export function RadioCard({ title, description, note, aside, children, className, ...props }: RadioCardProps) {
  return (
    <div
      className={classNames(
        'group rounded-edge border-[1.5px] border-edge bg-surface transition-colors has-checked:border-lapis has-checked:shadow-[inset_0_0_0_0.5px_var(--color-lapis)] has-[:hover]:border-ink has-[:hover]:has-checked:border-lapis',
        className,
      )}
    >
      <label className="flex min-h-14 cursor-pointer items-start gap-4 rounded-edge px-5 py-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring) has-disabled:cursor-not-allowed has-disabled:text-smoke">
        <input
          type="radio"
          className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-surface outline-none checked:border-6 checked:border-lapis"
          {...props}
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
          <span className="keeps-room grid">
            <span className="text-body font-medium">{title}</span>
            {description && <span className="text-label text-smoke">{description}</span>}
            {note && <span className="mt-1.5 justify-self-start">{note}</span>}
          </span>
          {aside && <span className="figures">{aside}</span>}
        </span>
      </label>
      {children && <div className="hidden px-5 pb-5 group-has-[input[type=radio]:checked]:block">{children}</div>}
    </div>
  )
}
