import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

export type RemoveButtonProps<Input, Own extends OwnRefusal> = {
  call: Call<Input, void | undefined, Own>
  input: NoInfer<Input>
  name: string
  text: string
  to: string
}

export function RemoveButton<Input, Own extends OwnRefusal>({ call, input, name, text, to }: RemoveButtonProps<Input, Own>) {
  const t = useMessages('admin-edit')
  const removing = useWrite(call)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    await removing.act(input, { done: () => t('remove.done', { name }), next: () => navigate(to, { replace: true }) })
  }

  return (
    <>
      <Button tone="quiet" size="dense" onClick={() => setAsking(true)}>
        {t('remove.ask')}
      </Button>
      <Suspense>
        {isAsking && (
          <AskDialog
            title={t('remove.title', { name })}
            text={text}
            confirm={t('remove.confirm', { name })}
            onClose={() => setAsking(false)}
            onConfirm={() => void remove()}
          />
        )}
      </Suspense>
    </>
  )
}
