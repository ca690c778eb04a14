import * as inbox from '#contract/calls/inbox.gen.ts'
import type { InboxThread } from '#contract/inbox.ts'
import type { SavedReply } from '#contract/saved-replies.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { ReplyForm } from './reply-form.tsx'

export type ThreadPartProps = {
  message: InboxThread
  people: readonly { id: string; name: string }[]
  savedReplies: readonly SavedReply[]
  backTo: string
  now: string
  onChange: () => Promise<void>
}

export function ThreadPart({ message, people, savedReplies, backTo, now, onChange }: ThreadPartProps) {
  const t = useMessages('admin-inbox')
  const language = useLanguage()
  const changing = useWrite(inbox.change)
  const { id, kind, status, name, subject, assigned_to, created_at, thread } = message
  const isDone = status === 'done'

  type Change = { status?: InboxThread['status']; assigned_to?: string | null }
  const to = (body: Change) => ({ params: { id }, body })
  const failed = t('changeFailed')

  function handleStatus() {
    const said = (done: boolean) => (done ? t('isDone', { name }) : t('isOpen', { name }))
    return changing.act(to({ status: isDone ? 'open' : 'done' }), {
      done: said(!isDone),
      failed,
      undo: { input: to({ status }), undone: said(isDone) },
    })
  }
  useKeys([{ keys: 'd', label: t(isDone ? 'reopen' : 'done'), group: 'page', act: () => void handleStatus() }])

  return (
    <section aria-label={subject} className="min-w-0 rounded-edge border border-wool bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-wool px-4 py-3">
        <div className="min-w-0 flex-1 basis-60">
          <div className="lg:hidden">
            <BackLink to={backTo}>{t('back')}</BackLink>
          </div>
          <h2 translate="no" className="text-label font-bold break-words">
            {subject}
          </h2>
          <p className="figures text-tiny text-smoke">{t(`from.${kind}`, { when: formatWhen(language, created_at, now) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <SelectField
            label={t('givenTo')}
            labelHidden
            size="dense"
            value={assigned_to?.id ?? ''}
            onChange={(event) => void changing.act(to({ assigned_to: event.target.value || null }), { failed })}
          >
            <option value="">{t('nobody')}</option>
            {assigned_to && !people.some((person) => person.id === assigned_to.id) && (
              <option value={assigned_to.id}>{assigned_to.name}</option>
            )}
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
          <Button tone="quiet" size="dense" onClick={() => void handleStatus()}>
            {t(isDone ? 'reopen' : 'done')}
            <span className="max-sm:hidden">
              <Kbd>d</Kbd>
            </span>
          </Button>
        </div>
      </div>
      <ol aria-label={t('thread')} className="grid gap-5 px-4 py-5">
        {thread.map((entry) => (
          <li
            key={entry.id}
            className={classNames('max-w-prose', entry.from === 'staff' && 'justify-self-end rounded-edge bg-hover px-3.5 py-2.5')}
          >
            <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
              <span className="font-bold">{entry.by}</span>
              <span className="figures text-tiny text-smoke">{formatWhen(language, entry.at, now)}</span>
            </p>
            <p translate="no" className="break-words whitespace-pre-line">
              {entry.text}
            </p>
          </li>
        ))}
      </ol>
      <ReplyForm
        message={message}
        savedReplies={savedReplies}
        onSent={onChange}
        onClose={() => changing.act(to({ status: 'done' }), { failed })}
      />
    </section>
  )
}
