import type { ComponentProps, ReactNode } from 'react'

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & { children: ReactNode }

export function Radio({ children, className = '', ...props }: RadioProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 text-label has-disabled:cursor-not-allowed has-disabled:text-smoke ${className}`}
    >
      <input
        type="radio"
        className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-surface transition-[border-width] checked:border-6 checked:border-lapis disabled:border-wool"
        {...props}
      />
      {children}
    </label>
  )
}
