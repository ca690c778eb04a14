import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Replaces a proof that left the queue while it was open. The next proof opens on a press only, so nobody decides on it by mistake. */
export function GoneProof({ onNext }: { onNext: () => void }) {
  const t = useMessages('admin-proofs')
  return (
    <div className="grid justify-items-start gap-3">
      <Notice title={t('gone')} announced>
        {t('goneHint')}
      </Notice>
      <Button size="small" onClick={onNext}>
        {t('next')} <Kbd onCloth>j</Kbd>
      </Button>
    </div>
  )
}
