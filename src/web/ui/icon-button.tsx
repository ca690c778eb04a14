import type { ComponentProps } from 'react'
import { iconButtonLook, type IconButtonLook } from './icon-button-look.ts'
import { classNames } from './class-names.ts'

export type IconButtonProps = IconButtonLook &
  Omit<ComponentProps<'button'>, 'aria-label'> & {
    /** The action of a press, for screen readers and as the tooltip. */
    label: string
  }

export function IconButton({ look, size, label, type = 'button', className, ...props }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(iconButtonLook({ look, size }), className)} {...props} />
  )
}
