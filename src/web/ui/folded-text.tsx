import { type RefCallback, useCallback, useState } from 'react'
import { classNames } from './class-names.ts'

export type FoldedTextProps = { children: string; lines: keyof typeof folds; lang?: string; className?: string }

const folds = { 2: 'line-clamp-2', 3: 'line-clamp-3', 4: 'line-clamp-4' } as const

/** At most so many lines where nothing else leads to the whole text: what does not fit is a button that opens it. */
export function FoldedText({ children, lines, lang, className }: FoldedTextProps) {
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const measure: RefCallback<HTMLElement> = useCallback((text) => {
    if (!text) return undefined
    const look = () => setCut(text.scrollHeight > text.clientHeight + 1)
    const observer = new ResizeObserver(look)
    observer.observe(text)
    // The shop's own font may be narrower than the one shown before, in a box of the same size.
    document.fonts.addEventListener('loadingdone', look)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', look)
    }
  }, [])

  const text = (
    // Another text is measured again.
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
