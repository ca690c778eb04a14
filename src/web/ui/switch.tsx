import type { ComponentProps, ReactNode } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & { children: ReactNode; description?: ReactNode }

/** Takes effect at once, without a save button. */
export function Switch({ children, description, className = '', ...props }: SwitchProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-6 has-disabled:cursor-not-allowed has-disabled:text-smoke ${className}`}
    >
      <span className="min-w-0">
        <span className="block text-label font-medium">{children}</span>
        {description && <span className="block text-small text-smoke">{description}</span>}
      </span>
      <span className="relative h-6.5 w-11 shrink-0">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-surface transition-colors checked:border-lapis checked:bg-lapis disabled:border-wool disabled:bg-wool"
          {...props}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1 size-4.5 -translate-y-1/2 rounded-full bg-edge transition-transform duration-120 peer-checked:translate-x-4.5 peer-checked:bg-milk peer-disabled:bg-smoke"
        />
      </span>
    </label>
  )
}
