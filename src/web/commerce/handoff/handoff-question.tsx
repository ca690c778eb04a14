import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type HandoffQuestionProps = { count: number; onAnswer: (choice: 'add' | 'replace' | 'keep') => void }

/** Asks what happens to the person's own cart. Closing it changes nothing. */
export function HandoffQuestion({ count, onAnswer }: HandoffQuestionProps) {
  const t = useMessages('handoff')
  return (
    <Dialog
      open
      firm
      onOpenChange={() => onAnswer('keep')}
      size="small"
      title={t('ask.title')}
      description={t('ask.text', { count })}
      closeLabel={t('ask.close')}
    >
      <div className="grid gap-3">
        <Button wide onClick={() => onAnswer('add')}>
          {t('ask.add')}
        </Button>
        <Button tone="secondary" wide onClick={() => onAnswer('replace')}>
          {t('ask.replace')}
        </Button>
        <Button tone="quiet" wide onClick={() => onAnswer('keep')}>
          {t('ask.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
