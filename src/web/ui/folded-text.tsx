import { type RefCallback, useCallback, useState } from 'react'
import { classNames } from './class-names.ts'

export type FoldedTextProps = { children: string; lines: keyof typeof folds; lang?: string; className?: string }

const folds = { 2: 'line-clamp-2', 3: 'line-clamp-3', 4: 'line-clamp-4' } as const

/** Cuts text after a number of lines where no link leads to the whole text. If it does not fit, a press expands it. */
export function FoldedText({ children, lines, lang, className }: FoldedTextProps) {
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const measure: RefCallback<HTMLElement> = useCallback((text) => {
    if (!text) return undefined
    const look = () => setCut(text.scrollHeight > text.clientHeight + 1)
    const observer = new ResizeObserver(look)
    observer.observe(text)
    // The shop's font may be narrower than the fallback while the box keeps its size, so no resize is observed.
    document.fonts.addEventListener('loadingdone', look)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', look)
    }
  }, [])

  const text = (
    // The key makes a new text be measured again.
    <span key={children} ref={isOpen ? undefined : measure} className={classNames(isOpen ? 'block' : folds[lines], 'break-words')}>
      {children}
    </span>
  )
  const look = classNames('block', className)
  return isCut || isOpen ? (
    <button
      type="button"
      lang={lang}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      className={`${look} w-full rounded-chip text-left`}
    >
      {text}
    </button>
  ) : (
    <span lang={lang} className={look}>
      {text}
    </span>
  )
}
