import { useState } from 'react'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { parseNumber } from './parse-number.ts'

export type NumberFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'aside' | 'id' | 'className'> & {
  value: number | null
  onChange: (value: number | null) => void
  /** Ringgit, with two decimals. */
  isMoney?: boolean
  decimals?: number
  least?: number
  most?: number
}

/** A number as one's language writes it. What is no number stays as it was typed, and is said; leaving the field puts it in order. */
export function NumberField({
  value,
  onChange,
  isMoney = false,
  decimals = isMoney ? 2 : 0,
  least,
  most,
  error,
  ...field
}: NumberFieldProps) {
  const t = useMessages('admin-edit')
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const print = (number: number) => (isMoney ? formatMoney(number).replace('RM\u00a0', '') : formatNumber(language, number, decimals))
  const problem = typed === undefined || typed.trim() === '' ? undefined : problemOf(parseNumber(typed))

  function problemOf(number: number | undefined): string | undefined {
    if (number === undefined) return t('number.none')
    if (least !== undefined && number < least) return t('number.least', { least: print(least) })
    if (most !== undefined && number > most) return t('number.most', { most: print(most) })
    return undefined
  }

  function handleChange(text: string) {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const number = parseNumber(text)
    if (number !== undefined && problemOf(number) === undefined) onChange(Number(number.toFixed(decimals)))
  }

  return (
    <TextField
      {...field}
      size="dense"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="figures"
      leading={isMoney ? <span className="-ml-1 text-small">RM</span> : undefined}
      value={typed ?? (value === null ? '' : print(value))}
      error={problem ?? error}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => {
        if (problem === undefined) setTyped(undefined)
      }}
    />
  )
}
