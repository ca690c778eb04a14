import type { ReactNode } from 'react'

export type Option = { value: string; label: string; unavailable?: boolean }

export type OptionGroupProps = {
  legend: string
  legendHidden?: boolean
  /** Next to the legend: a link to the size guide. */
  aside?: ReactNode
  name: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
  /** Read after a struck-through option: "sold out". */
  unavailableLabel: string
  /** Below the boxes: the remaining stock, or an error. */
  note?: ReactNode
  /** For texts rather than sizes: one equal column per option, or two columns from four options on. */
  wide?: boolean
}

/** Sizes as boxes in one radio group, where arrow keys move. Sold-out options stay visible, struck through. */
export function OptionGroup({
  legend,
  legendHidden = false,
  aside,
  name,
  options,
  value,
  onChange,
  unavailableLabel,
  note,
  wide = false,
}: OptionGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {(!legendHidden || aside) && (
        <div className="mb-2 flex items-baseline justify-between gap-4 text-label">
          <span aria-hidden="true" className="font-medium">
            {legendHidden ? null : legend}
          </span>
          {aside}
        </div>
      )}
      <div className={`grid gap-1.5 sm:gap-2 ${columnsOf(wide, options.length)}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="press relative flex h-12 cursor-pointer items-center justify-center overflow-hidden rounded-edge border-[1.5px] border-edge bg-surface px-2 text-label font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-milk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring) has-disabled:cursor-not-allowed has-disabled:border-wool has-disabled:bg-transparent has-disabled:text-smoke"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.unavailable}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {option.unavailable && (
              <svg
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox="0 0 10 10"
                className="pointer-events-none absolute inset-0 size-full text-edge/70"
              >
                <path d="M0 0 10 10" stroke="currentColor" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            {option.label}
            {option.unavailable && <span className="sr-only">, {unavailableLabel}</span>}
          </label>
        ))}
      </div>
      {note && (
        <p className="mt-2 text-small" aria-live="polite">
          {note}
        </p>
      )}
    </fieldset>
  )
}

function columnsOf(wide: boolean, options: number): string {
  if (!wide) return 'grid-cols-[repeat(auto-fit,minmax(3rem,1fr))]'
  return options > 3 ? 'grid-cols-2' : 'auto-cols-fr grid-flow-col'
}
