import { useId, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { fieldAttributes } from '#web/ui/field.tsx'
import { MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { type QuantityRefusal, settleQuantity } from './settle-quantity.ts'

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

/** A whole number from `min` to `max`. Typed text is read when the field loses focus; below, a sentence names what was wrong with it. */
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
  const t = useMessages('shell')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<QuantityRefusal>()
  const error = refusal && t(`quantity.${refusal}`, { least: min, most: max })

  function settle() {
    if (typed === undefined) return
    const { quantity, refusal: found } = settleQuantity(typed, { min, max })
    if (quantity === undefined) setTyped(undefined)
    else change(quantity)
    setRefusal(found)
  }

  function change(wanted: number) {
    setTyped(undefined)
    setRefusal(undefined)
    const settled = Math.min(Math.max(wanted, min), max)
    if (settled !== value) onChange(settled)
  }

  const button =
    'press flex h-full w-11 shrink-0 items-center justify-center rounded-edge hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-smoke disabled:opacity-50'
  return (
    <div className="grid shrink-0 justify-items-start">
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
          onClick={() => change(value - 1)}
          className={button}
        >
          <MinusIcon className="size-3.5" strokeWidth={2.25} />
        </button>
        <input
          {...fieldAttributes(id, { error })}
          aria-label={labels.quantity}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefusal(undefined)
          }}
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
          onClick={() => change(value + 1)}
          className={button}
        >
          <PlusIcon className="size-3.5" strokeWidth={2.25} />
        </button>
      </fieldset>
      <p id={`${id}-error`} aria-live="polite" className="w-min min-w-full pt-1.5 text-small font-medium text-pomegranate empty:hidden">
        {error}
      </p>
    </div>
  )
}
