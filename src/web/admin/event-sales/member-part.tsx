import { type FormEvent, lazy, Suspense, useState } from 'react'
import * as people from '#contract/calls/people.gen.ts'
import type { Person } from '#contract/people.ts'
import { memberCodeIn } from '#contract/rules/member-code.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CameraIcon, CloseIcon, UserIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useHandScanner } from '../scan-orders/use-hand-scanner.ts'
import { useRead } from '#web/browser/query/use-read.ts'
import type { Selling } from './use-selling.ts'

const MemberCamera = lazy(() => import('./member-camera.tsx').then((module) => ({ default: module.MemberCamera })))

export type MemberPartProps = { selling: Selling; isOnline: boolean }

const mostFound = 5
const longestText = 100

/** Finds the member who pays member prices. Needs a connection, since only the server knows the members. */
export function MemberPart({ selling, isOnline }: MemberPartProps) {
  const t = useMessages('admin-counter')
  const { read, isBusy, refused } = useRead(people.members)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Person[]>()
  const [isCameraOn, setCameraOn] = useState(false)
  const { member } = selling
  // A scanner types wherever the focus is. Codes that are not a member's are ignored here.
  useHandScanner((code) => {
    if (isOnline && memberCodeIn(code) !== undefined) void lookUp(code)
  })

  function choose({ email, full_name: name }: Person) {
    selling.setMember({ email, name: name || email })
    setFound(undefined)
    setText('')
    setCameraOn(false)
  }

  /** A member code selects its member. Any other text lists the matching members. */
  async function lookUp(q: string) {
    const outcome = await read({ q, membership: 'active', limit: mostFound })
    const members = 'answer' in outcome ? outcome.answer.members : undefined
    const [only] = members ?? []
    if (only && memberCodeIn(q) !== undefined) return choose(only)
    if (members && memberCodeIn(q) !== undefined) return tellWrong(t('member.noneOfCode'))
    setFound(members)
  }

  /** Turns the camera off, since it would read the same code again and again. */
  function tellWrong(title: string) {
    setFound(undefined)
    setCameraOn(false)
    showToast({ title, tone: 'error' })
  }

  function turnCamera() {
    setFound(undefined)
    setCameraOn(!isCameraOn)
  }

  function readCode(code: string) {
    if (memberCodeIn(code) !== undefined) return void lookUp(code)
    tellWrong(t('member.notACode'))
  }

  if (member)
    return (
      <div className="flex items-center gap-3 bg-processing-ground px-3 py-2 text-processing">
        <UserIcon className="size-5" />
        <p className="min-w-0 flex-1">
          <b className="block break-words">{member.name}</b>
          {t('member.prices')}
        </p>
        <IconButton label={t('member.remove')} onClick={() => selling.setMember(undefined)}>
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
    )

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = text.trim()
    if (q !== '') void lookUp(q)
  }

  return (
    <Disclosure summary={t('member.title')}>
      {isOnline ? (
        <form onSubmit={search} className="grid gap-3">
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
          <Button tone="quiet" size="small" aria-expanded={isCameraOn} onClick={turnCamera}>
            <CameraIcon />
            {t(isCameraOn ? 'member.cameraOff' : 'member.camera')}
          </Button>
          {isCameraOn && (
            <Suspense>
              <MemberCamera isReading={!isBusy} onCode={readCode} />
            </Suspense>
          )}
          {refused && <p className="text-pomegranate">{refused}</p>}
          <div aria-live="polite">{found?.length === 0 && <p className="text-smoke">{t('member.none')}</p>}</div>
          <ul className="grid gap-2 empty:hidden">
            {found?.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() => choose(person)}
                  className="press grid min-h-12 w-full rounded-edge border border-edge bg-surface px-3 py-2 text-left hover:border-ink"
                >
                  <b>{person.full_name || person.email}</b>
                  {person.full_name && <span className="break-all text-smoke">{person.email}</span>}
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
