import { buttonLook, type ButtonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type ButtonLinkProps = ButtonLook & LinkProps

export function ButtonLink({ tone, size, wide, className, ...props }: ButtonLinkProps) {
  return <Link className={classNames(buttonLook({ tone, size, wide }), className)} {...props} />
}
