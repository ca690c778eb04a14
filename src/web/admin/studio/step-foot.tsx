import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { usePageActions } from '../kit/palette/actions.tsx'
import type { ShownStep } from './steps.ts'

export type StepFootProps = {
  next: ShownStep
  /** Why the next step is not available yet. */
  missing?: string | undefined
  isBusy?: boolean
  /** May save first. The button is busy until it resolves. */
  onNext: () => void | Promise<void>
  /** The cost, shown before the press. */
  children?: ReactNode
}

/** Leads to the next step. Placed at the foot of a phone, or below the step on a desktop. */
export function StepFoot({ next, missing, isBusy = false, onNext, children }: StepFootProps) {
  const t = useMessages('admin-studio')
  const label = t('goOn', { step: t(`step.${next}`) })
  const [isGoing, setGoing] = useState(false)
  const isOpen = missing === undefined && !isBusy && !isGoing
  const act = () => {
    setGoing(true)
    void Promise.resolve(onNext()).finally(() => setGoing(false))
  }
  useKeys(isOpen ? [{ keys: 'mod+enter', label, group: 'page', everywhere: true, act }] : [])
  usePageActions(isOpen ? [{ key: 'next-step', label, act }] : [])
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-wool bg-office py-3 max-md:bottom-16 max-md:-mx-4 max-md:px-4"
    >
      <p className="min-w-0 flex-1 text-small text-smoke max-sm:basis-full">{missing ?? children}</p>
      <Button
        size="dense"
        disabled={missing !== undefined}
        loading={isBusy || isGoing}
        onClick={act}
        className="max-md:min-h-12 max-sm:w-full"
      >
        {label}
        <ArrowRightIcon className="size-4" />
        <span className="max-sm:hidden">
          <Kbd onCloth>Ctrl ↵</Kbd>
        </span>
      </Button>
    </div>
  )
}
