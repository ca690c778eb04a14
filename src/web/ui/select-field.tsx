import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, fieldAttributes, type FieldLabels } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export type SelectFieldProps = FieldLabels &
  Omit<ComponentProps<'select'>, 'size'> & {
    size?: 'large' | 'medium' | 'dense'
  }

const sizes = { large: 'h-13 text-body', medium: 'h-11 text-label font-medium', dense: 'h-9.5 text-small font-medium' } as const

/** A narrow field cuts off the end of the chosen option. */
function nameChosen(select: HTMLSelectElement | null): void {
  if (!select) return
  const name = () => {
    select.title = select.selectedOptions[0]?.text ?? ''
  }
  name()
  for (const event of ['change', 'focus', 'pointerenter']) select.addEventListener(event, name)
}

/** The browser's own select, which every phone and screen reader supports. Options are the children. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  size = 'large',
  className,
  id,
  children,
  ...props
}: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside} className={className}>
      <div className="relative flex items-center">
        <select
          {...fieldAttributes(fieldId, { hint, error })}
          ref={nameChosen}
          className={classNames(
            'field-edge w-full appearance-none truncate pr-10 pl-3.5 [&>option]:bg-surface [&>option]:text-ink',
            sizes[size],
          )}
          {...props}
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-3.5 size-4" />
      </div>
    </Field>
  )
}
