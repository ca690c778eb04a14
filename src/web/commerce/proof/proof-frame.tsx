import { type ReactNode, useSyncExternalStore } from 'react'

export type ProofFrameProps = {
  address: string
  title: string
  /** For browsers that show no PDF themselves, as on most phones. */
  fallback: ReactNode
  className?: string
}

/** A PDF in the browser's viewer. Chromium opens no PDF in a sandboxed frame, so the response's own policy sandboxes it. */
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
