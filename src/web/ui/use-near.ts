import { type RefCallback, useCallback, useState } from 'react'

const marginPx = 50

/** One shared observer: a list has twenty images. */
let observer: IntersectionObserver | undefined
const waiting = new Map<Element, () => void>()

/** `isNear` becomes true, and stays so, once the element that takes the ref is within 50 px of the window. */
export function useNear(): [place: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const place = useCallback((element: Element | null) => {
    if (!element) return undefined
    observer ??= new IntersectionObserver(tellThoseNear, { rootMargin: `${marginPx}px` })
    waiting.set(element, () => setNear(true))
    observer.observe(element)
    return () => forget(element)
  }, [])
  return [place, isNear]
}

function tellThoseNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    waiting.get(target)?.()
    forget(target)
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
