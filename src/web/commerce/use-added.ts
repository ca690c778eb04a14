import { useEffect, useState } from 'react'

const addedForMs = 2000

/** For two seconds after `markAdded` the button shows it and ignores presses. */
export function useAdded(): { isAdded: boolean; markAdded: () => void } {
  const [addedAt, setAddedAt] = useState<number>()

  useEffect(() => {
    if (addedAt === undefined) return
    const timer = setTimeout(() => setAddedAt(undefined), addedForMs)
    return () => clearTimeout(timer)
  }, [addedAt])

  return { isAdded: addedAt !== undefined, markAdded: () => setAddedAt(Date.now()) }
}
