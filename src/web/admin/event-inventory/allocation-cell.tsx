import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { readQuantity } from '#web/ui/typed-quantity.ts'

export type AllocationCellProps = {
  label: string
  /** Pieces at the event. `promised` of them are reserved for orders; `inShop` more are free in the shop. */
  here: number
  promised: number
  inShop: number
  value: number
  onChange: (value: number) => void
}

/** How many pieces of an option to have at the event: at least the promised ones, at most all there are. */
export function AllocationCell({ label, here, promised, inShop, value, onChange }: AllocationCellProps) {
  const t = useMessages('admin-event-stock')
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  const left = inShop - (value - here)

  function handleChange(text: string) {
    setTyped(text)
    if (text !== '') onChange(Math.min(Math.max(readQuantity(text) ?? before, promised), here + inShop))
  }

  return (
    <span className="block">
      <input
        aria-label={t('grid.cell', { option: label, left })}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => handleChange(target.value)}
        onFocus={({ target }) => {
          setBefore(value)
          target.select()
        }}
        onBlur={() => setTyped(undefined)}
        className={classNames('field-edge h-9 w-16 px-2 text-center font-medium max-md:h-11', value !== here && 'border-lapis bg-selected')}
      />
      <span aria-hidden="true" className={classNames('mt-0.5 block text-center text-tiny', left === 0 ? 'text-pomegranate' : 'text-smoke')}>
        {t('grid.left', { count: left })}
      </span>
    </span>
  )
}
