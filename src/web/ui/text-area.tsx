import { useId, type ComponentProps } from 'react'
import { Field, fieldAttributes, type FieldLabels } from './field.tsx'

export type TextAreaProps = FieldLabels & ComponentProps<'textarea'>

/** Grows with its text where the browser supports it. */
export function TextArea({ label, labelHidden, hint, error, aside, className, id, rows = 5, ...props }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside} className={className}>
      <textarea
        {...fieldAttributes(fieldId, { hint, error })}
        rows={rows}
        className="field-edge field-sizing-content block min-h-32 w-full px-3.5 py-3 text-body"
        {...props}
      />
    </Field>
  )
}
