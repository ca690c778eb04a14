import { classNames } from './class-names.ts'

export type CutTextProps = { children: string; lines?: 1 | 2 | 3; lang?: string; className?: string }

const cuts = { 1: 'line-clamp-1', 2: 'line-clamp-2', 3: 'line-clamp-3' } as const

/** Cuts text after a number of lines. Use only where a press leads to the whole text, such as in a list row; the tooltip shows it too. */
export function CutText({ children, lines = 2, lang, className }: CutTextProps) {
  return (
    <span lang={lang} title={children} className={classNames(cuts[lines], 'break-words whitespace-normal', className)}>
      {children}
    </span>
  )
}
