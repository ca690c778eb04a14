import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'
import { Link, type LinkProps } from './link.tsx'

export type ArrowLinkProps = LinkProps

export function ArrowLink({ className, children, ...props }: ArrowLinkProps) {
  return (
    <Link
      className={classNames('group inline-flex min-h-11 items-center text-label font-bold text-lapis hover:text-lapis-hover', className)}
      {...props}
    >
      <span className="inline-flex items-center gap-2 border-b-[1.5px] border-current pb-0.5 group-hover:shadow-[0_1.5px_0_currentColor]">
        {children}
        <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
      </span>
    </Link>
  )
}
