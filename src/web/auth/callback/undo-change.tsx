import { useState } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import { pages } from '#contract/pages.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from '../auth-page.tsx'
import { NeedsScript } from '../needs-script.tsx'

/** Asks for confirmation, since a user who made the change may have opened the mail only to read it. */
export function UndoChange({ token }: { token: string }) {
  const t = useMessages('auth')
  const { send, isBusy, refusal } = useWrite(sessions.undoAddressChange)
  const [isUndone, setIsUndone] = useState(false)

  async function handleUndo() {
    if ('refusal' in (await send({ token }))) return
    setIsUndone(true)
    // A session of this browser may have ended with the others.
    announceSession('user_updated')
  }

  if (isUndone)
    return (
      <AuthPage motif="ili-tulip" heading={t('undo.doneTitle')} lead={t('undo.doneText')}>
        <ButtonLink to={pages.forgotPassword()} size="large" wide>
          {t('undo.newPassword')}
        </ButtonLink>
      </AuthPage>
    )
  if (refusal?.code === 'link_invalid')
    return (
      <AuthPage motif="manul" heading={t('callback.failedTitle')} lead={t('undo.failedText')}>
        <ButtonLink to={pages.contact()} size="large" wide>
          {t('undo.contact')}
        </ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage heading={t('undo.title')} lead={t('undo.text')}>
      <NeedsScript />
      <div className="grid gap-5">
        {refusal && (
          <Notice tone="error" announced>
            {refusalText(t, refusal, t('callback.errorText'))}
          </Notice>
        )}
        <Button size="large" wide loading={isBusy} onClick={() => void handleUndo()}>
          {t('undo.submit')}
        </Button>
        <ButtonLink to={pages.home()} tone="quiet" wide>
          {t('undo.leave')}
        </ButtonLink>
      </div>
    </AuthPage>
  )
}
