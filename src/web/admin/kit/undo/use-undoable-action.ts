import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOfError } from '../sentence-of-error.ts'
import { useUndo } from './use-undo.ts'

type Said<Input, Answer> = {
  /** Message of success. Left out where the screen itself shows it. */
  done?: string | ((answer: Answer) => string)
  /** Title above the refusal's own message. */
  failed?: string
  /** How to undo it: the same call with another input, or another call. */
  undo?: { input: Input; undone: string } | { act: () => Promise<unknown>; undone: string }
  /** Runs instead of reading the screen again. */
  next?: (answer: Answer) => unknown
  timeoutMs?: number
}

/**
 * Returns a function for actions outside forms: it sends the call, reads the screen again and offers undo. Returns false after a refusal.
 */
export function useUndoableAction() {
  const common = useMessages('admin')
  const language = useLanguage()
  const refresh = useRefresh()
  const { holdUndo } = useUndo()

  return async function run<Input, Answer, Own extends OwnRefusal>(
    call: Call<Input, Answer, Own>,
    input: NoInfer<Input>,
    { done, failed, undo, next, timeoutMs }: Said<NoInfer<Input>, NoInfer<Answer>> = {},
  ): Promise<boolean> {
    const ask = (asked: Input) => send(call, asked, { language, ...(timeoutMs && { timeoutMs }) })
    try {
      const answer = await ask(input)
      const title = typeof done === 'function' ? done(answer) : done
      // The undo key applies to this action even while the screen is being read again.
      const say =
        undo && title !== undefined
          ? holdUndo({
              title,
              async undo() {
                await ('act' in undo ? undo.act() : ask(undo.input))
                await refresh()
              },
              undone: undo.undone,
            })
          : () => title !== undefined && showToast({ title, tone: 'success' })
      await (next ? next(answer) : refresh())
      say()
      return true
    } catch (error) {
      const reason = sentenceOfError(error, common('failed.network'))
      showToast(failed === undefined ? { title: reason, tone: 'error' } : { title: failed, description: reason, tone: 'error' })
      void refresh()
      return false
    }
  }
}
