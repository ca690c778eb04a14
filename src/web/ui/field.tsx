import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldLabels = {
  label: string
  /** A hidden label is still read by screen readers. */
  labelHidden?: boolean
  hint?: ReactNode
  /** A sentence that describes the error. Marks the field as invalid. */
  error?: ReactNode
  /** Next to the label: "optional" or a link. */
  aside?: ReactNode
}

export type FieldProps = FieldLabels & { id: string; children: ReactNode; className?: string }

export function Field({ id, label, labelHidden = false, hint, error, aside, children, className }: FieldProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-4'}>
        <label htmlFor={id} className="text-label font-medium">
          {label}
        </label>
        {aside && <span className="text-small text-smoke">{aside}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-smoke">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-pomegranate">
          {error}
        </p>
      )}
    </div>
  )
}

export function fieldAttributes(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined) || undefined,
  }
}
