import { useState } from 'react'
import { classNames } from './class-names.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { readQuantity } from './typed-quantity.ts'

export type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  labels: { quantity: string; less: string; more: string }
  min?: number
  max?: number
  name?: string
  size?: 'large' | 'medium'
  disabled?: boolean
}

/** A whole number from `min` to `max`. Typed text is read when the field loses focus; invalid text restores the previous value. */
export function QuantityStepper({
  value,
  onChange,
  labels,
  min = 1,
  max = 999,
  name,
  size = 'medium',
  disabled = false,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>()

  function settle() {
    const wanted = readQuantity(typed ?? '')
    if (wanted === undefined) setTyped(undefined)
    else change(wanted)
  }

  function change(wanted: number) {
    setTyped(undefined)
    const settled = Math.min(Math.max(wanted, min), max)
    if (settled !== value) onChange(settled)
  }

  const button =
    'press flex h-full w-11 shrink-0 items-center justify-center rounded-edge hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-smoke disabled:opacity-50'
  return (
    <fieldset
      aria-label={labels.quantity}
      className={classNames(
        'inline-flex min-w-0 shrink-0 items-center rounded-edge border-[1.5px] border-edge bg-surface',
        size === 'large' ? 'h-14' : 'h-11',
      )}
    >
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
        className={button}
      >
        <MinusIcon className="size-3.5" strokeWidth={2.25} />
      </button>
      <input
        aria-label={labels.quantity}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') change(value + 1)
          if (event.key === 'ArrowDown') change(value - 1)
          if (event.key === 'Enter') settle()
        }}
        className="figures h-full w-9 min-w-0 rounded-chip bg-transparent text-center text-label font-medium"
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <PlusIcon className="size-3.5" strokeWidth={2.25} />
      </button>
    </fieldset>
  )
}
