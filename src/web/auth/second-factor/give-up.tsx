import { Form } from 'react-router'
import { useWords } from '#web/browser/messages/use-words.ts'

/** Back to the first step, as somebody else perhaps. */
export function GiveUp({ action }: { action: string }) {
  const t = useWords('security')
  return (
    <Form method="post" action={action} replace>
      <button type="submit" name="cancel" value="yes" className="text-link min-h-11 text-label">
        {t('step.cancel')}
      </button>
    </Form>
  )
}
