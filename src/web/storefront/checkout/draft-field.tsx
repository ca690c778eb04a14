import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import type { FieldPath } from './draft.ts'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'
import { maxLengthOf } from './validate.ts'

/** `as`: a field component with its own keyboard. */
export type DraftFieldProps = { checkout: Checkout; path: FieldPath; as?: typeof TextField } & ComponentProps<typeof TextField>

export function DraftField({ checkout, path, as: FieldOfKind = TextField, required = true, hint, ...props }: DraftFieldProps) {
  const { draft, change, errors } = checkout
  const error = errors.errors[path]
  return (
    <FieldOfKind
      id={fieldId(path)}
      name={path}
      value={draft.values[path]}
      required={required}
      maxLength={maxLengthOf(path)}
      error={error}
      hint={error ? undefined : hint}
      onChange={(event) => {
        change(path, event.target.value)
        errors.forget(path)
      }}
      onBlur={() => errors.checkOne(path)}
      {...props}
    />
  )
}
