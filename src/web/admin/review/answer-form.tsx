import { type SubmitEvent, startTransition } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { StaffReview } from '#contract/reviews.ts'
import { reviewLengths } from '#contract/rules/review-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'

/** The public answer below a review. If another person answers first, the typed text stays and their answer appears above. */
export function AnswerForm({ review: { id, answer, language, updated_at } }: { review: StaffReview }) {
  const t = useMessages('admin-reviews')
  const common = useMessages('admin')
  const refresh = useRefresh()
  const [typed, setTyped] = useKeptText('review-answer', id)
  const text = typed ?? answer ?? ''
  const body = (words: string | null) => ({ text: words, expected_updated_at: updated_at })
  const { send, isBusy, refused } = useWrite(reviews.answer, {
    onSuccess: async (changed) => {
      showToast({ title: t(changed.answer === null ? 'said.unanswered' : 'said.answered'), tone: 'success' })
      await refresh()
      // Waits for the new answer, which the router renders in a transition of its own.
      startTransition(() => setTyped(undefined))
    },
    onRefused: () => void refresh(),
  })
  const writtenIn = common(`language.${language}`)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() !== '') void send({ params: { id }, body: body(text.trim()) })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <TextArea
        label={t('answerLabel')}
        hint={t('answerHint', { language: writtenIn })}
        rows={4}
        maxLength={reviewLengths.answer}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        error={refused}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="dense" loading={isBusy} disabled={text.trim() === '' || text.trim() === answer}>
          {t('saveAnswer')}
        </Button>
        {answer !== null && (
          <Button tone="quiet" size="dense" disabled={isBusy} onClick={() => void send({ params: { id }, body: body(null) })}>
            {t('removeAnswer')}
          </Button>
        )}
      </div>
    </form>
  )
}
