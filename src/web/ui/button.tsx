import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { SpinnerIcon } from './icons.tsx'

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Keeps the button's width and focus, and ignores presses. */
    loading?: boolean
  }

export function Button({
  tone,
  size,
  wide,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      className={classNames(buttonLook({ tone, size, wide }, disabled), disabled && 'cursor-not-allowed', className)}
      {...props}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2.5', loading && 'opacity-0')}>{children}</span>
      {loading && <SpinnerIcon className="absolute size-5 animate-spin" />}
    </button>
  )
}
