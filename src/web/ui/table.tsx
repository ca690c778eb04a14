import type { ReactNode } from 'react'

export type TableProps = {
  /** Read aloud before the table: what it lists. */
  caption: string
  head: ReactNode
  children: ReactNode
  busy?: boolean
}

/** Back office: white, 42 px rows, scrolls sideways inside its own frame. `head` is cells, `children` rows. */
export function Table({ caption, head, children, busy = false }: TableProps) {
  return (
    <section
      aria-label={caption}
      aria-busy={busy || undefined}
      className="relative overflow-x-auto rounded-edge border border-wool bg-surface"
    >
      <table className="w-full border-collapse text-small whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="h-9.5 border-b border-wool">{head}</tr>
        </thead>
        <tbody className={busy ? 'opacity-60 transition-opacity' : 'transition-opacity'}>{children}</tbody>
      </table>
    </section>
  )
}
