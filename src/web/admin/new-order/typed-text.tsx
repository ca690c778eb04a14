import type { ComponentProps } from 'react'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Draft } from './order-draft.ts'
import type { Drafting } from './use-order-draft.ts'

export type Sentences = Readonly<Record<string, string | undefined>>
export type FormProps = {
  drafting: Drafting
  /** The server's messages by field, keyed by the path in the request body. */
  errors: Sentences
  onForget: (path: string) => void
}

type TextKey = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft]

export type TypedTextProps = FormProps & { name: TextKey & keyof typeof fieldLengths; path: string; as?: typeof TextField } & Omit<
    ComponentProps<typeof TextField>,
    'name'
  >

/** One text field of the draft. The server's message disappears when the user types. */
export function TypedText({ drafting, errors, onForget, name, path, as: FieldOfKind = TextField, hint, ...props }: TypedTextProps) {
  return (
    <FieldOfKind
      id={path}
      size="medium"
      value={drafting.draft[name]}
      maxLength={fieldLengths[name]}
      error={errors[path]}
      hint={errors[path] ? undefined : hint}
      onChange={({ target }) => {
        drafting.change({ [name]: target.value })
        onForget(path)
      }}
      {...props}
      name={name}
    />
  )
}
