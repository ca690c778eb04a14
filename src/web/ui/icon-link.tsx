import { iconButtonLook, type IconButtonLook } from './icon-button-look.ts'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type IconLinkProps = IconButtonLook & Omit<LinkProps, 'aria-label'> & { label: string }

export function IconLink({ look, size, label, className, ...props }: IconLinkProps) {
  return <Link aria-label={label} title={label} className={classNames(iconButtonLook({ look, size }), className)} {...props} />
}
