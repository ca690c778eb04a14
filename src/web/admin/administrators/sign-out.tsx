import { lazy, Suspense, useState } from 'react'
import * as people from '#contract/calls/people.gen.ts'
import type { Admin } from '#contract/people.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

type SignOutDialogProps = { admin?: Admin; onClose: () => void }

/** Asks before it ends the sessions of one colleague or of all, since this cannot be undone. */
export function SignOutDialog({ admin, onClose }: SignOutDialogProps) {
  const t = useMessages('admin-administrators')
  const signOutAdmins = useWrite(people.signOutAdmins)
  function handleConfirm() {
    onClose()
    void signOutAdmins.act(admin ? { id: admin.id } : {}, {
      done: ({ sessions }) => t('signedOut', { count: sessions }),
      failed: t('signOutFailed'),
    })
  }
  return (
    <Suspense>
      <AskDialog
        title={admin ? t('signOutTitle', { name: admin.full_name || admin.email }) : t('signOutAllTitle')}
        text={t(admin ? 'signOutText' : 'signOutAllText')}
        confirm={t(admin ? 'signOut' : 'signOutAll')}
        onClose={onClose}
        onConfirm={handleConfirm}
      />
    </Suspense>
  )
}

export function SignOutEverybody() {
  const t = useMessages('admin-administrators')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" size="dense" onClick={() => setAsking(true)}>
        {t('signOutAll')}
      </Button>
      {isAsking && <SignOutDialog onClose={() => setAsking(false)} />}
    </>
  )
}
