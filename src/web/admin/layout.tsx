import { useEffect, useState, use, useEffectEvent } from 'react'
import { Outlet, useNavigation } from 'react-router'
import type { AccountActor } from '#contract/actor.ts'
import { backOfficeRoleOf } from '#contract/rules/roles.ts'
import { onlyStaff } from '#web/render/guards.ts'
import { useFlashToast } from '#web/commerce/sign-in/flash-toast.ts'
import { type Api, apiContext, visitContext } from '#web/render/page-context.ts'
import { noteTypist } from '#web/browser/own-typing.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { ToastOutlet } from '#web/ui/toast-outlet.tsx'
import type { Route } from './+types/layout'
import { Frame } from './kit/frame/frame.tsx'
import type { SwitchedPart } from './kit/frame/places.ts'
import { KeyboardProvider } from './kit/keys/keyboard.tsx'
import { StaffWrites } from './kit/undo/staff-writes.tsx'
import { StaffHintsContext } from './live/staff-hints-context.ts'
import { createStaffHints } from './live/staff-hints.ts'
import { PressWatch } from './production-steps/press-watch.tsx'
import { SessionWatch } from './session/session-watch.tsx'
import { useIsReading, useRefresh } from '#web/browser/use-refresh.ts'
import { useKeptPages } from '#web/features/live/refresh-page.ts'
import { isUserActive } from './session/activity.ts'

export const middleware = [onlyStaff]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const account = actor.kind === 'account' ? actor : undefined
  const api = context.get(apiContext)
  return {
    person: account && { ...personOf(account), on: account.role === 'admin' ? await partsOn(api) : [] },
    session: account && sessionOf(account),
    // The pages also work without these counts.
    waiting: await api.desk.waiting().catch(() => undefined),
    ...messagesOf(language, ['admin', 'admin-list', 'roles']),
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  const { person, session, waiting } = loaderData
  const [hints] = useState(() => createStaffHints())
  // Runs after each load of the layout, because a sign-in in any tab resets it.
  useEffect(() => noteTypist(person?.id), [person])
  return (
    <Queries>
      <StaffHintsContext value={hints}>
        <KeepPages />
        <NoteGoing />
        <StaffWrites>
          <KeyboardProvider>
            <Frame person={person} waiting={waiting}>
              <PressWatch />
              {/* The key remounts the page for another person, who must not see what this one typed. */}
              <Outlet key={person?.id} />
            </Frame>
            <Toasts />
            {session && <SessionWatch session={session} />}
          </KeyboardProvider>
        </StaffWrites>
      </StaffHintsContext>
    </Queries>
  )
}

function Toasts() {
  const t = useMessages('admin')
  useFlashToast()
  return <ToastOutlet place="office" labels={{ region: t('nav.messages'), close: t('action.close') }} />
}

function personOf(account: AccountActor) {
  return { id: account.accountId, name: account.fullName, role: backOfficeRoleOf(account) ?? 'staff' }
}

async function partsOn(api: Api): Promise<SwitchedPart[]> {
  const settings = await api.einvoice.settings().catch(() => undefined)
  return settings === undefined || settings.mode === 'off' ? [] : ['einvoices']
}

/** Returns a duration from now instead of a time, because the browser's clock may be wrong. */
function sessionOf({ email, staffSession }: AccountActor) {
  return staffSession && { email, idleMinutes: staffSession.idleMinutes, endsInMs: staffSession.endsAt.getTime() - Date.now() }
}

function NoteGoing() {
  const hints = use(StaffHintsContext)
  const isGoing = useNavigation().state !== 'idle'
  useEffect(() => hints?.noteGoing(isGoing), [hints, isGoing])
  return null
}

const againMs = 5000

/** Keeps a page with its typed text when it can't be reloaded, and retries until it can. Renders nothing. */
function KeepPages() {
  const isStale = useKeptPages()
  const refresh = useRefresh()
  const isReading = useIsReading()
  const readAgain = useEffectEvent(() => {
    if (!isReading && isUserActive() && document.visibilityState === 'visible') void refresh()
  })

  useEffect(() => {
    if (!isStale) return
    const asking = setInterval(readAgain, againMs)
    window.addEventListener('online', readAgain)
    return () => {
      clearInterval(asking)
      window.removeEventListener('online', readAgain)
    }
  }, [isStale])
  return null
}
