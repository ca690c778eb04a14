import * as returns from '#contract/calls/returns.gen.ts'
import type { StaffReturn } from '#contract/returns.ts'
import { returnLengths } from '#contract/rules/return-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

/** An acceptance includes the return address, a refusal the reason. The buyer reads either. */
export function DecisionPart({ orderReturn: { id, language, updated_at } }: { orderReturn: StaffReturn }) {
  const t = useMessages('admin-returns')
  const common = useMessages('admin')
  const refresh = useRefresh()
  const [answer = '', setAnswer] = useKeptText('return-answer', id)
  const { send, isBusy, refused } = useWrite(returns.decide, {
    isMade: ({ status }, { body }) => status === body.decision,
    onSuccess: async ({ status }) => {
      setAnswer(undefined)
      showToast({ title: t(status === 'accepted' ? 'done.accepted' : 'done.refused'), tone: 'success' })
      await refresh()
    },
    onRefused: () => void refresh(),
  })
  const decide = (decision: 'accepted' | 'refused') =>
    void send({ params: { id }, body: { decision, answer: answer.trim(), expected_updated_at: updated_at } })
  const isEmpty = answer.trim() === ''
  return (
    <Part title={t('decision')}>
      <div className="grid gap-2.5">
        <TextArea
          label={t('answerLabel')}
          hint={t('answerHint', { language: common(`language.${language}`) })}
          rows={4}
          maxLength={returnLengths.answer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          error={refused}
        />
        <Button loading={isBusy} disabled={isEmpty} onClick={() => decide('accepted')}>
          {t('accept')}
        </Button>
        <Button tone="danger" size="small" loading={isBusy} disabled={isEmpty} onClick={() => decide('refused')}>
          {t('refuse')}
        </Button>
      </div>
    </Part>
  )
}
