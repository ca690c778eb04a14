import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, fieldAttributes, type FieldLabels } from './field.tsx'
import { Kbd } from './kbd.tsx'

export type TextFieldProps = FieldLabels &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** Inside the left edge: an icon. */
    leading?: ReactNode
    /** Inside the right edge: an eye button, a unit. */
    trailing?: ReactNode
    /** The keyboard shortcut that focuses the field. Replaces `trailing`, and takes no space on a phone, which has no keys. */
    shortcut?: string
    /** 52 px in forms, 44 px in bars, 38 px in the back office. */
    size?: 'large' | 'medium' | 'dense'
  }

const sizes = { large: 'h-13 text-body', medium: 'h-11 text-label', dense: 'h-9.5 text-small' } as const

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  leading,
  trailing,
  shortcut,
  size = 'large',
  className,
  id,
  ...props
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside} className={className}>
      <div className="relative flex items-center">
        {leading && (
          <span className={classNames('pointer-events-none absolute text-smoke', size === 'dense' ? 'left-3' : 'left-3.5')}>{leading}</span>
        )}
        <input
          {...fieldAttributes(fieldId, { hint, error })}
          className={classNames(
            'field-edge w-full min-w-0 text-ellipsis',
            sizes[size],
            !leading ? 'pl-3.5' : size === 'dense' ? 'pl-9' : 'pl-11',
            trailing ? 'pr-12' : shortcut ? 'pr-3.5 sm:pr-12' : 'pr-3.5',
          )}
          // A narrow field cuts off the end of its placeholder.
          title={props.placeholder}
          {...props}
        />
        {trailing && <span className="absolute right-1 flex items-center">{trailing}</span>}
        {!trailing && shortcut && (
          <span className="absolute right-3 flex items-center max-sm:hidden">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
      </div>
    </Field>
  )
}
