import { useRef, useState } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import * as inbox from '#contract/calls/inbox.gen.ts'
import type { InboxThread } from '#contract/inbox.ts'
import type { SavedReply } from '#contract/saved-replies.ts'
import { supportLengths } from '#contract/rules/support-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { withAnswer } from './filled-answer.ts'

export type ReplyFormProps = {
  message: InboxThread
  savedReplies: readonly SavedReply[]
  onSent: () => Promise<void>
  onClose: () => Promise<unknown>
}

export function ReplyForm({ message, savedReplies, onSent, onClose }: ReplyFormProps) {
  const { id, name, status, language } = message
  const t = useMessages('admin-inbox')
  const common = useMessages('admin')
  const [text = '', keepText] = useKeptText('reply', id)
  /** The text as typed so far, since the writer may go on typing during the request. */
  const latest = useRef<string>(undefined)
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(inbox.reply)
  const writtenIn = common(`language.${language}`)

  function setText(next: string) {
    keepText(next)
    latest.current = next
    setIsMissing(false)
  }

  async function reply(closes: boolean) {
    if (text.trim() === '') return setIsMissing(true)
    latest.current = text
    const outcome = await send({ params: { id }, body: { text: text.trim() } })
    if ('refusal' in outcome) return
    if (latest.current === text) setText('')
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
        onChange={(event) => setText(event.target.value)}
        hint={t('answerIn', { name, language: writtenIn })}
        error={isMissing ? t('textMissing') : refused}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <div className="mr-auto">
          <Menu
            dense
            align="start"
            trigger={
              <Button tone="quiet" size="dense">
                {t('kept')}
              </Button>
            }
            items={[
              ...savedReplies.map((answer) => ({
                key: answer.id,
                label: answer.name,
                onSelect: () => setText(withAnswer(text, answer, message).slice(0, supportLengths.message)),
              })),
              ...(savedReplies.length > 0 ? ['line' as const] : []),
              { key: 'all', label: t('keptAll'), to: adminPages.savedReplies() },
            ]}
          />
        </div>
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
