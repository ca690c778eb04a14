import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon, MinusIcon } from './icons.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode
  /** The number of matching items, at the right end of the row. */
  count?: ReactNode
  labelHidden?: boolean
  /** Some, but not all, of the items it represents are chosen. */
  partly?: boolean
  error?: ReactNode
  dense?: boolean
}

export function Checkbox({
  children,
  count,
  labelHidden = false,
  partly = false,
  error,
  dense = false,
  className,
  id,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const Mark = partly ? MinusIcon : CheckIcon
  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className={classNames(
          'group text-label has-disabled:cursor-not-allowed has-disabled:text-smoke',
          labelHidden ? 'flex items-center' : 'grid grid-cols-[auto_minmax(0,1fr)_auto] content-center items-start gap-3',
          dense ? 'min-h-7' : 'min-h-11',
        )}
      >
        <span className="relative flex size-5 shrink-0 items-center justify-center">
          <input
            id={fieldId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-error` : undefined}
            data-partly={partly || undefined}
            ref={(input) => {
              if (input) input.indeterminate = partly
            }}
            className="peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-edge border-[1.5px] border-edge bg-surface transition-colors group-hover:not-disabled:border-ink checked:border-lapis checked:bg-lapis group-hover:checked:not-disabled:border-lapis disabled:border-wool disabled:bg-wool aria-invalid:border-pomegranate data-partly:border-lapis data-partly:bg-lapis"
            {...props}
          />
          <Mark
            strokeWidth={3}
            className={classNames('pointer-events-none relative size-3.5 text-milk peer-checked:block', partly ? 'block' : 'hidden')}
          />
        </span>
        <span className={labelHidden ? 'sr-only' : 'min-w-0'}>{children}</span>
        {count !== undefined && <span className="figures text-right text-smoke">{count}</span>}
      </label>
      {error && (
        <p id={`${fieldId}-error`} className="mt-1 text-small font-medium text-pomegranate">
          {error}
        </p>
      )}
    </div>
  )
}
