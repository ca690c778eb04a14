import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Logged, useConflictTitle } from './who-saved.ts'

export type Conflict = { key: string; label: string; mine: string; theirs: string }
export type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  /** Says what happens to the choice, where no button saves it. */
  text?: string
  logged: Logged | undefined
  /** Number of one's own changes without a conflict. */
  others: number
  /** Receives the fields that take the other person's value. */
  onSettle: (theirs: readonly string[]) => void
}

/** Asks for each field that two people changed whose value to use. All other changes of both are merged. */
export function ConflictDialog({ conflicts, others, text, logged, onSettle }: ConflictDialogProps) {
  const t = useMessages('admin-edit')
  const saved = useConflictTitle(logged)
  const [theirs, setTheirs] = useState<readonly string[]>([])
  if (!saved) return null
  const says = { mine: t('conflict.mine'), theirs: t(saved.isOwn ? 'conflict.theirsOwn' : 'conflict.theirs') }
  return (
    <Dialog
      open
      firm
      onOpenChange={(isOpen) => {
        if (!isOpen) onSettle([])
      }}
      title={saved.title}
      description={others > 0 ? t('conflict.others', { count: others }) : (text ?? t('conflict.text'))}
      closeLabel={t('conflict.keepMine')}
      actions={
        <Button size="small" onClick={() => onSettle(theirs)}>
          {t('conflict.goOn')}
        </Button>
      }
    >
      <div className="grid gap-4 text-small">
        {conflicts.map((conflict) => (
          <fieldset key={conflict.key}>
            <legend className="mb-1.5 font-medium">{conflict.label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((whose) => (
                <label
                  key={whose}
                  className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-edge border-[1.5px] border-edge p-3 hover:border-ink has-checked:border-lapis has-checked:bg-selected"
                >
                  <input
                    type="radio"
                    name={`conflict-${conflict.key}`}
                    aria-label={`${says[whose]}: ${conflict[whose]}`}
                    checked={theirs.includes(conflict.key) === (whose === 'theirs')}
                    onChange={() =>
                      setTheirs(whose === 'theirs' ? [...theirs, conflict.key] : theirs.filter((key) => key !== conflict.key))
                    }
                    className="row-span-2 mt-0.5 size-4 accent-lapis"
                  />
                  <span className="text-smoke">{says[whose]}</span>
                  <span className="font-bold break-words whitespace-pre-wrap">{conflict[whose] || '–'}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
