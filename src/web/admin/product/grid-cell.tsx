import { useState } from 'react'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { highestPrice, mostPieces } from '#contract/rules/product-limits.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { parseNumber } from '../kit/fields/parse-number.ts'

export type GridCellProps = {
  label: string
  /** Row and column, for the keys. */
  cell: readonly [number, number]
  decimals: 0 | 2
  value: number | null
  placeholder: string
  tone?: 'none' | 'low' | undefined
  onChange: (value: number | null) => void
}

/** One number of the grid. What is no number is marked and not taken; leaving the cell puts back what stands. */
export function GridCell({ label, cell, decimals, value, placeholder, tone, onChange }: GridCellProps) {
  const language = useLanguage()
  const most = decimals === 2 ? highestPrice : mostPieces
  const [typed, setTyped] = useState<string>()
  const print = (number: number) => (decimals === 2 ? formatMoney(number).replace('RM\u00a0', '') : formatNumber(language, number, 0))
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined

  function read(text: string): number | undefined {
    const number = parseNumber(text)
    return number === undefined || number < 0 || number > most ? undefined : Number(number.toFixed(decimals))
  }

  function handleChange(text: string) {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const number = read(text)
    if (number !== undefined) onChange(number)
  }

  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={decimals === 2 ? 'decimal' : 'numeric'}
      autoComplete="off"
      data-cell={cell.join(',')}
      placeholder={placeholder}
      value={typed ?? (value === null ? '' : print(value))}
      onChange={({ target }) => handleChange(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      className={classNames(
        'h-8 w-full rounded-chip border border-transparent bg-transparent px-2 text-right hover:border-edge aria-invalid:border-pomegranate',
        decimals === 2 ? 'min-w-22' : 'min-w-14',
        tone === 'none' && 'font-bold text-pomegranate',
        tone === 'low' && 'bg-apricot/20 font-bold text-pending',
      )}
    />
  )
}
