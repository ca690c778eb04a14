import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  title: ReactNode
  children?: ReactNode
  retryLabel?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  motif?: ReactNode
  level?: 1 | 2 | 3
}

export function ErrorState({ title, children, retryLabel, onRetry, retrying = false, motif, level }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        motif={motif}
        title={title}
        action={
          onRetry && (
            <Button tone="secondary" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
