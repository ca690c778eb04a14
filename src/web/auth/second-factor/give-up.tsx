import { Form } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'

/** Returns to the first step, where another account may sign in. */
export function GiveUp({ action }: { action: string }) {
  const t = useMessages('security')
  return (
    <Form method="post" action={action} replace>
      <button type="submit" name="cancel" value="yes" className="text-link min-h-11 text-label">
        {t('step.cancel')}
      </button>
    </Form>
  )
}
