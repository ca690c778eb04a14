import { type ReactNode, useEffect } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Switch } from '#web/ui/switch.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { NumberField, type NumberFieldProps } from '../fields/number-field.tsx'
import { Translations, type TranslationsProps } from '../fields/translations.tsx'
import type { Choices } from './printed-value.ts'
import type { Values } from './merge-values.ts'
import type { Edit } from './use-edit.ts'

type Bound<V extends Values> = { edit: Edit<V>; name: keyof V & string; hint?: ReactNode }

/** Returns the common props of a field: id, label, hint, error and the mark of a change. */
function useBound<V extends Values>({ edit, name, hint }: Bound<V>) {
  const t = useMessages('admin-edit')
  return {
    id: `edit-${name}`,
    name,
    label: edit.labels[name],
    hint,
    error: edit.errors[name],
    aside: edit.changed.includes(name) ? <ChangedMark label={t('changed')} /> : undefined,
  }
}

function ChangedMark({ label }: { label: string }) {
  return (
    <span title={label}>
      <span aria-hidden="true" className="inline-block size-2 rotate-45 bg-apricot" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

type TextKeys = Pick<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'placeholder' | 'spellCheck' | 'list'>

/** A text field. With `isOptional` an empty text becomes null. */
export function EditText<V extends Values>({
  edit,
  name,
  hint,
  isOptional = false,
  ...input
}: Bound<V> & TextKeys & { isOptional?: boolean }) {
  const bound = useBound({ edit, name, hint })
  const value = edit.values[name]
  return (
    <TextField
      {...bound}
      {...input}
      size="dense"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => edit.set(name, (isOptional && target.value === '' ? null : target.value) as V[typeof name])}
    />
  )
}

export function EditTextArea<V extends Values>({
  edit,
  name,
  hint,
  maxLength,
  labelHidden,
}: Bound<V> & { maxLength?: number; labelHidden?: boolean }) {
  const bound = useBound({ edit, name, hint })
  const value = edit.values[name]
  return (
    <TextArea
      {...bound}
      maxLength={maxLength}
      labelHidden={labelHidden}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => edit.set(name, target.value as V[typeof name])}
    />
  )
}

export function EditChoice<V extends Values>({ edit, name, hint, options }: Bound<V> & { options: Choices }) {
  const bound = useBound({ edit, name, hint })
  useEffect(() => edit.noteChoices(name, options))
  return (
    <SelectField
      {...bound}
      size="dense"
      value={String(edit.values[name] ?? '')}
      onChange={({ target }) => edit.set(name, target.value as V[typeof name])}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export function EditSwitch<V extends Values>({ edit, name, hint }: Bound<V>) {
  const { id, label, aside, error } = useBound({ edit, name })
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <div className="flex min-h-9 items-center gap-3">
        <Switch label={label} checked={edit.values[name] === true} onChange={(isOn) => edit.set(name, isOn as V[typeof name])} />
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        {aside}
      </div>
      {hint && <p className="text-tiny text-smoke">{hint}</p>}
      {error && <p className="text-small font-medium text-pomegranate">{error}</p>}
    </div>
  )
}

/** An amount or a count in the format of the language; null while empty. */
export function EditNumber<V extends Values>({
  edit,
  name,
  hint,
  ...input
}: Bound<V> & Pick<NumberFieldProps, 'isMoney' | 'decimals' | 'least' | 'most'>) {
  const { name: _, ...bound } = useBound({ edit, name, hint })
  const value = edit.values[name]
  return (
    <NumberField
      {...bound}
      {...input}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => edit.set(name, next as V[typeof name])}
    />
  )
}

export function EditTranslations<V extends Values>({ edit, name, fields }: Bound<V> & Pick<TranslationsProps, 'fields'>) {
  const { id, error } = useBound({ edit, name })
  return (
    <Translations
      id={id}
      fields={fields}
      error={error}
      values={edit.values[name] as TranslationsProps['values']}
      onChange={(next) => edit.set(name, next as V[typeof name])}
    />
  )
}
