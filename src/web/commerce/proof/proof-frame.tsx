import { type ReactNode, useSyncExternalStore } from 'react'

export type ProofFrameProps = {
  address: string
  title: string
  /** Where the browser shows no PDF by itself, as on most phones. */
  fallback: ReactNode
  className?: string
}

/**
 * A proof that is a PDF, in the browser's own viewer, which Chromium opens in no sandboxed frame: it is the answer that is sandboxed, by its own
 * policy, and what acts in a document was refused when it was uploaded.
 */
export function ProofFrame({ address, title, fallback, className = 'h-140' }: ProofFrameProps) {
  const hasViewer = useSyncExternalStore(
    noSubscription,
    () => navigator.pdfViewerEnabled,
    () => undefined,
  )
  if (hasViewer === undefined) return <div className={`w-full rounded-edge bg-felt ${className}`} />
  if (!hasViewer) return fallback
  return (
    <iframe
      src={`${address}#navpanes=0&view=FitH`}
      title={title}
      className={`w-full rounded-edge border border-wool bg-felt ${className}`}
    />
  )
}

function noSubscription() {
  return () => undefined
}
