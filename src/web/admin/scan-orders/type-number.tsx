import { type FormEvent, useEffect, useId, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type TypeNumberProps = { onFind: (text: string) => void; onCamera: () => void }

const longest = 400

export function TypeNumber({ onFind, onCamera }: TypeNumberProps) {
  const t = useMessages('admin-scan')
  const id = useId()
  const [text, setText] = useState('')
  useEffect(() => document.getElementById(id)?.focus(), [id])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() !== '') onFind(text.trim())
  }

  return (
    <form onSubmit={handleSubmit} className="mx-auto flex w-full max-w-140 flex-1 flex-col gap-5 px-4 py-6">
      <TextField
        id={id}
        label={t('number')}
        hint={t('numberHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode="numeric"
        enterKeyHint="search"
        maxLength={longest}
      />
      <div className="sticky bottom-0 mt-auto flex gap-3 bg-office py-3 *:first:max-w-[42%] *:first:shrink-0">
        <Button tone="quiet" size="large" className="min-h-16" onClick={onCamera}>
          {t('useCamera')}
        </Button>
        <Button type="submit" size="large" wide className="min-h-16">
          {t('find')}
        </Button>
      </div>
    </form>
  )
}
