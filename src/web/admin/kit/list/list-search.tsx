import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKeys } from '../keys/keyboard.tsx'

export type ListSearchProps = {
  label: string
  placeholder: string
  value: string | undefined
  addressOf: (q: string | undefined) => string
}

/** Pause in typing before the search runs. */
const typingPauseMs = 300

/** A GET form, so it works before the page's script. With the script the list follows the typing. */
export function ListSearch({ label, placeholder, value, addressOf }: ListSearchProps) {
  const t = useMessages('admin-list')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const action = new URL(addressOf(undefined), 'http://shop')

  useKeys([
    {
      keys: '/',
      label: t('key.search'),
      group: 'list',
      act: () => {
        field.current?.select()
        field.current?.focus()
      },
    },
  ])
  useEffect(() => () => clearTimeout(typing.current), [])

  // Shows a search that came with the address (a link, the back button), unless somebody is typing in the field.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value ?? ''
  }, [value])

  // The latest address, so a filter chosen during the typing pause is not lost.
  const latest = useRef(addressOf)
  useLayoutEffect(() => {
    latest.current = addressOf
  })
  function show() {
    clearTimeout(typing.current)
    void navigate(latest.current(field.current?.value.trim() || undefined), { replace: true, preventScrollReset: true })
  }

  return (
    <search className="min-w-0 flex-1 basis-56 max-[24rem]:basis-full sm:max-w-82 sm:min-w-60">
      <Form
        method="get"
        action={action.pathname}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <TextField
          ref={field}
          label={label}
          labelHidden
          name="q"
          type="search"
          size="dense"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          defaultValue={value ?? ''}
          leading={<SearchIcon className="size-4" />}
          shortcut="/"
          onChange={() => {
            clearTimeout(typing.current)
            typing.current = setTimeout(show, typingPauseMs)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        {[...action.searchParams].map(([name, said]) => (
          <input key={name} type="hidden" name={name} value={said} readOnly />
        ))}
      </Form>
    </search>
  )
}
