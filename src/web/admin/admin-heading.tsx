import type { ReactNode } from 'react'

export type AdminHeadingProps = { children: ReactNode; below?: ReactNode; aside?: ReactNode }

/** The only h1 of a back-office page. Uses Onest instead of the display face. */
export function AdminHeading({ children, below, aside }: AdminHeadingProps) {
  return (
    <div className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h1 className="text-heading-3 font-bold wrap-anywhere">{children}</h1>
        {below && <p className="figures mt-1 text-smoke">{below}</p>}
      </div>
      {aside}
    </div>
  )
}
