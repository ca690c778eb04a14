import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'

export type Reason = 'misprint' | 'faulty' | 'blanks' | 'machine' | 'artwork' | 'damaged'
export type ReasonButtonsProps = { reasons: readonly Reason[]; note: string; onChoose: (note: string) => void }

export function ReasonButtons({ reasons, note, onChoose }: ReasonButtonsProps) {
  const t = useMessages('admin-production')
  return (
    <div className="grid grid-cols-2 gap-2">
      {reasons.map((reason) => (
        <Button
          key={reason}
          tone="quiet"
          size="medium"
          aria-pressed={note === t(`steps.reason.${reason}`)}
          onClick={() => onChoose(t(`steps.reason.${reason}`))}
          className="aria-pressed:border-lapis aria-pressed:bg-selected"
        >
          {t(`steps.reason.${reason}`)}
        </Button>
      ))}
    </div>
  )
}
