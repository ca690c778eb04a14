import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Light } from './framed-letter.ts'
import { LetterFrame } from './letter-frame.tsx'

export type PreviewDialogProps = { title: string; html: string; isPhone: boolean; light: Light; onClose: () => void }

export function PreviewDialog({ title, html, isPhone, light, onClose }: PreviewDialogProps) {
  const t = useMessages('admin-letter')
  const common = useMessages('admin')
  return (
    <Dialog open size="large" title={title} closeLabel={common('action.close')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <LetterFrame
        title={t('preview.title')}
        html={html}
        light={light}
        className={classNames('mx-auto block h-[70dvh] w-full rounded-edge border border-wool', isPhone && 'max-w-98')}
      />
    </Dialog>
  )
}
