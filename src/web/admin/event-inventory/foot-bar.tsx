import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type FootBarProps = {
  refused: string | undefined
  label: string
  isReady: boolean
  isBusy: boolean
  onPress: () => void
  children?: ReactNode
}

/** The main button, within reach of a thumb. A refusal is shown above it. */
export function FootBar({ refused, label, isReady, isBusy, onPress, children }: FootBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-wool bg-surface px-4 py-3 max-md:bottom-16 sm:mx-0 sm:rounded-edge sm:border">
      {refused && (
        <Notice tone="error" announced>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="text-small text-smoke">{children}</div>
        <Button size="medium" disabled={!isReady} loading={isBusy} className="max-sm:w-full max-md:min-h-16" onClick={onPress}>
          {label}
        </Button>
      </div>
    </div>
  )
}
