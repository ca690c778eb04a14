import { useEffect, useId, useRef, useState } from 'react'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { highestPrice, mostPieces } from '#contract/rules/product-limits.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { hasMoreDecimals, parseNumber } from '#web/commerce/parse-number.ts'
import { markUnread } from '../kit/fields/unread-fields.ts'

export type GridCellProps = {
  label: string
  /** Row and column, for keyboard navigation. */
  cell: readonly [number, number]
  decimals: 0 | 2
  value: number | null
  placeholder: string
  tone?: 'none' | 'low' | undefined
  /** A hint shown below the cell. */
  note?: string | undefined
  onChange: (value: number | null) => void
}

/** One number in the grid. An invalid number stays as typed, shows an error below and blocks the form. */
export function GridCell({ label, cell, decimals, value, placeholder, tone, note, onChange }: GridCellProps) {
  const t = useMessages('admin-edit')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const noteId = useId()
  const most = decimals === 2 ? highestPrice : mostPieces
  const [typed, setTyped] = useState<string>()
  const print = (number: number) => (decimals === 2 ? formatMoney(number).replace('RM\u00a0', '') : formatNumber(language, number, 0))
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === undefined

  useEffect(() => (isWrong && input.current ? markUnread(input.current) : undefined), [isWrong])

  function read(text: string): number | undefined {
    const number = parseNumber(text, decimals)
    return number === undefined || number < 0 || number > most ? undefined : number
  }

  function handleChange(text: string) {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const number = read(text)
    if (number !== undefined) onChange(number)
  }

  const field = (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={note === undefined ? undefined : noteId}
      aria-errormessage={isWrong ? problemId : undefined}
      inputMode={decimals === 2 ? 'decimal' : 'numeric'}
      autoComplete="off"
      data-cell={cell.join(',')}
      placeholder={placeholder}
      value={typed ?? (value === null ? '' : print(value))}
      onChange={({ target }) => handleChange(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (!isWrong) setTyped(undefined)
      }}
      className={classNames(
        'h-8 w-full rounded-chip border border-transparent bg-transparent px-1.5 text-right hover:border-edge aria-invalid:border-pomegranate',
        decimals === 2 ? 'min-w-18' : 'min-w-11',
        tone === 'none' && 'font-bold text-pomegranate',
        tone === 'low' && 'bg-apricot/20 font-bold text-pending',
      )}
    />
  )
  return (
    <>
      {field}
      {note !== undefined && (
        <span id={noteId} className="block px-2 text-right text-tiny text-pending">
          {note}
        </span>
      )}
      {isWrong && (
        <span id={problemId} role="alert" className="block px-2 text-right text-tiny text-pomegranate">
          {decimals > 0 && hasMoreDecimals(typed, decimals)
            ? t('number.decimals', { count: decimals })
            : t('number.wrong', { most: print(most) })}
        </span>
      )}
    </>
  )
}
