import { useEffect, useRef, useState, type ReactNode } from 'react'

export type NearViewportProps = {
  children: ReactNode
  /** Stands in until then; must have the final size. */
  placeholder: ReactNode
  className?: string
}

const marginPx = 50

/** Renders its children once they come within 50 px of the window. For long lists that only exist in the browser: search engines see the placeholder. */
export function NearViewport({ children, placeholder, className }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !place.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])

  return (
    <div ref={place} className={className}>
      {near ? children : placeholder}
    </div>
  )
}
