import { type FormEvent, useState } from 'react'
import * as people from '#contract/calls/people.gen.ts'
import type { Person } from '#contract/people.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, UserIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStaffCall } from '../use-staff-call.ts'
import type { Selling } from './use-selling.ts'

export type MemberPartProps = { selling: Selling; isOnline: boolean }

const mostFound = 5
const longestText = 100

/** Whose member prices: only the shop knows who is a member. */
export function MemberPart({ selling, isOnline }: MemberPartProps) {
  const t = useMessages('admin-counter')
  const { send, isBusy, refused } = useStaffCall(people.members)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Person[]>()
  const { member } = selling

  if (member)
    return (
      <div className="flex items-center gap-3 bg-processing-ground px-3 py-2 text-processing">
        <UserIcon className="size-5" />
        <p className="min-w-0 flex-1">
          <b className="block truncate">{member.name}</b>
          {t('member.prices')}
        </p>
        <IconButton label={t('member.remove')} onClick={() => selling.setMember(undefined)}>
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
    )

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = text.trim()
    if (q === '') return
    const outcome = await send({ q, membership: 'active', limit: mostFound })
    setFound('answer' in outcome ? outcome.answer.members : undefined)
  }

  return (
    <Disclosure summary={t('member.title')}>
      {isOnline ? (
        <form onSubmit={(event) => void search(event)} className="grid gap-3">
          <div className="flex items-end gap-2">
            <TextField
              label={t('member.find')}
              size="medium"
              className="flex-1"
              autoComplete="off"
              maxLength={longestText}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" tone="secondary" size="small" loading={isBusy}>
              {t('member.search')}
            </Button>
          </div>
          {refused && <p className="text-pomegranate">{refused}</p>}
          <div aria-live="polite">{found?.length === 0 && <p className="text-smoke">{t('member.none')}</p>}</div>
          <ul className="grid gap-2 empty:hidden">
            {found?.map(({ id, email, full_name: name }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    selling.setMember({ email, name: name || email })
                    setFound(undefined)
                    setText('')
                  }}
                  className="press grid min-h-12 w-full rounded-edge border border-edge bg-surface px-3 py-2 text-left hover:border-ink"
                >
                  <b>{name || email}</b>
                  {name && <span className="truncate text-smoke">{email}</span>}
                </button>
              </li>
            ))}
          </ul>
        </form>
      ) : (
        <p className="text-smoke">{t('member.offline')}</p>
      )}
    </Disclosure>
  )
}
