import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { hasMoreDecimals, parseNumber, printNumber } from '#web/commerce/parse-number.ts'
import { markUnread } from './unread-fields.ts'

export type NumberFieldProps = Pick<TextFieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'aside' | 'id' | 'className'> & {
  value: number | null
  onChange: (value: number | null) => void
  /** Ringgit, with two decimals. */
  isMoney?: boolean
  decimals?: number
  least?: number
  most?: number
}

/** Invalid text stays as typed, shows an error and blocks the form; leaving the field formats a valid number. */
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
  const input = useRef<HTMLInputElement>(null)
  const print = (number: number) => (isMoney ? formatMoney(number).replace('RM\u00a0', '') : printNumber(language, number, decimals))
  const problem = typed === undefined || typed.trim() === '' ? undefined : problemOf(parseNumber(typed, decimals))

  const isUnread = problem !== undefined
  useEffect(() => (isUnread && input.current ? markUnread(input.current) : undefined), [isUnread])

  function problemOf(number: number | undefined): string | undefined {
    if (number === undefined && typed !== undefined && hasMoreDecimals(typed, decimals))
      return decimals === 0 ? t('number.whole') : t('number.decimals', { count: decimals })
    if (number === undefined) return t('number.none', { example: print(1234.5) })
    if (least !== undefined && number < least) return t('number.least', { least: print(least) })
    if (most !== undefined && number > most) return t('number.most', { most: print(most) })
    return undefined
  }

  function handleChange(text: string) {
    setTyped(text)
    if (text.trim() === '') return onChange(null)
    const number = parseNumber(text, decimals)
    if (number !== undefined && problemOf(number) === undefined) onChange(number)
  }

  return (
    <TextField
      {...field}
      ref={input}
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
