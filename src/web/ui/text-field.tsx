import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, fieldAttributes, type FieldLabels } from './field.tsx'

export type TextFieldProps = FieldLabels &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** Inside the edge, left: an icon. */
    leading?: ReactNode
    /** Inside the edge, right: an eye button, a unit, a key to press. */
    trailing?: ReactNode
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
        {leading && <span className="pointer-events-none absolute left-3.5 text-smoke">{leading}</span>}
        <input
          {...fieldAttributes(fieldId, { hint, error })}
          className={classNames(
            'field-edge w-full min-w-0 text-ellipsis',
            sizes[size],
            leading ? 'pl-11' : 'pl-3.5',
            trailing ? 'pr-12' : 'pr-3.5',
          )}
          {...props}
        />
        {trailing && <span className="absolute right-1 flex items-center">{trailing}</span>}
      </div>
    </Field>
  )
}
