import { useEffect } from 'react'
import { hasMemberPrices, useVisitor } from '#web/browser/visitor.ts'

/** Marks the document for members, so that CSS shows their prices everywhere at once (the `member:` variant). */
export function useMemberMark(): void {
  const isMember = hasMemberPrices(useVisitor())
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', isMember)
    return () => document.documentElement.removeAttribute('data-member')
  }, [isMember])
}
