import { Form } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'

/** Back to the first step, as somebody else perhaps. */
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
