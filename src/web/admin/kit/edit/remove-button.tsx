import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { send } from '#web/browser/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOfError } from '../sentence-of-error.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })))

export type RemoveButtonProps<Input, Own extends OwnRefusal> = {
  call: Call<Input, void | undefined, Own>
  input: NoInfer<Input>
  name: string
  /** What goes with it. */
  text: string
  /** Where one is afterwards. */
  to: string
}

/** Deletes the thing of this page for good, and so asks first. */
export function RemoveButton<Input, Own extends OwnRefusal>({ call, input, name, text, to }: RemoveButtonProps<Input, Own>) {
  const t = useMessages('admin-edit')
  const common = useMessages('admin')
  const language = useLanguage()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    try {
      await send(call, input, { language })
      showToast({ title: t('remove.done', { name }), tone: 'success' })
      await navigate(to, { replace: true })
    } catch (error) {
      showToast({ title: sentenceOfError(error, common('failed.network')), tone: 'error' })
    }
  }

  return (
    <>
      <Button tone="quiet" size="dense" onClick={() => setAsking(true)}>
        {t('remove.ask')}
      </Button>
      <Suspense>
        {isAsking && <RemoveDialog name={name} text={text} onClose={() => setAsking(false)} onRemove={() => void remove()} />}
      </Suspense>
    </>
  )
}
