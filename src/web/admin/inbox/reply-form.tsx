import { useState } from 'react'
import * as inbox from '#contract/calls/inbox.gen.ts'
import type { InboxThread } from '#contract/inbox.ts'
import { languageOptions } from '#contract/languages.ts'
import { supportLengths } from '#contract/rules/support-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useStaffCall } from '../use-staff-call.ts'

export type ReplyFormProps = { message: InboxThread; onSent: () => Promise<void>; onClose: () => Promise<unknown> }

/** One answer is sent once, however often it is pressed: its key changes when it has gone. */
export function ReplyForm({ message: { id, name, status, language }, onSent, onClose }: ReplyFormProps) {
  const t = useMessages('admin-inbox')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useStaffCall(inbox.reply)
  const writtenIn = languageOptions.find(({ code }) => code === language)?.name ?? language

  async function reply(closes: boolean) {
    if (text.trim() === '') return setIsMissing(true)
    const outcome = await send({ params: { id }, body: { text: text.trim() } }, { headers: { 'idempotency-key': key } })
    if ('refusal' in outcome) return
    setText('')
    setKey(crypto.randomUUID())
    showToast({ title: t('sent'), tone: 'success' })
    await (closes && status !== 'done' ? onClose() : onSent())
  }

  useKeys([{ keys: 'mod+enter', label: t('sendAndClose'), group: 'page', everywhere: true, act: () => !isBusy && void reply(true) }])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void reply(true)
      }}
      className="grid gap-3 border-t border-wool bg-office px-4 py-4"
    >
      <TextArea
        label={t('answer')}
        rows={6}
        maxLength={supportLengths.message}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIsMissing(false)
          // Another text is another answer.
          if (refused) setKey(crypto.randomUUID())
        }}
        hint={t('answerIn', { name, language: writtenIn })}
        error={isMissing ? t('textMissing') : refused}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button tone="quiet" size="dense" disabled={isBusy} onClick={() => void reply(false)}>
          {t('send')}
        </Button>
        <Button type="submit" size="dense" loading={isBusy}>
          {t('sendAndClose')}
        </Button>
      </div>
    </form>
  )
}
