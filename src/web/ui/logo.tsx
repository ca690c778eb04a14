import { classNames } from './class-names.ts'
import { TulparMark } from './tulpar-mark.tsx'

export type LogoProps = {
  name: string
  tone?: 'lapis' | 'bone'
  className?: string
}

/** Mark and wordmark. Wrap it in the link to the home page. */
export function Logo({ name, tone = 'lapis', className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-3', className)}>
      <TulparMark tone={tone} className="size-9" />
      <span
        className={classNames(
          'font-display [--font-heading:initial] text-[1.625rem] leading-none max-[22rem]:text-[1.375rem]',
          tone === 'lapis' ? 'text-lapis' : 'text-bone',
        )}
      >
        {name}
      </span>
    </span>
  )
}
