import { type HTMLAttributes, type ReactElement, type ReactNode, use } from 'react'
import { LinksContext } from '#web/ui/link.tsx'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'

type Render = (element: ReactElement) => string

/** Set while a page is rendered. Rendering is synchronous, so there is only one. */
let making: { render: Render; placed: Buffer[] } | undefined
const cached = new WeakMap<object, Map<string, Buffer>>()
/** Markup on every page has few variants; those of an old name or category are never used again. */
const mostVariants = 100

export type CachedMarkupProps = Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'className'> & {
  as: 'div' | 'li' | 'nav'
  /** The data that the children show; their markup is cached for this object. */
  of: object
  /** Everything else that the children depend on, except the language of `of`. */
  variant: string
  /** Must not use `useId` or the router, which depend on the page, nor contain scripts, which the page's policy must list. */
  children: ReactNode
}

/** Markup shared by many pages. The server renders it once and inserts it at a placeholder; the browser renders the children as usual. */
export function CachedMarkup({ as: Tag, of, variant, children, ...props }: CachedMarkupProps) {
  const messages = use(MessagesContext)
  const links = use(LinksContext)
  if (!making) return <Tag {...props}>{children}</Tag>
  const variants = cached.get(of) ?? new Map<string, Buffer>()
  cached.set(of, variants)
  const name = `${links.prefix} ${variant}`
  const element = (
    <MessagesContext value={messages}>
      <LinksContext value={links}>{children}</LinksContext>
    </MessagesContext>
  )
  const known = variants.get(name)
  const markup = known ?? ownBytes(making.render(element))
  if (!known && variants.size >= mostVariants) variants.clear()
  variants.set(name, markup)
  return <Tag {...props} dangerouslySetInnerHTML={{ __html: `<!--cached ${making.placed.push(markup) - 1}-->` }} />
}

/** Buffer.from would use the shared pool, and a cached buffer would keep the whole pool in memory. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** No text can contain it: React escapes every < in texts. */
const mark = /<!--cached (\d+)-->/

export class MarkedPage {
  readonly html: string
  readonly #placed: readonly Buffer[]

  constructor(element: ReactElement, render: Render) {
    making = { render, placed: [] }
    try {
      this.html = render(element)
      this.#placed = making.placed
    } finally {
      making = undefined
    }
  }

  /** Writes into one Buffer: joining strings would make another copy of the page in memory. */
  toBytes(pieces: readonly string[]): Buffer {
    const parts = pieces.flatMap((piece) => piece.split(mark).map((part, index) => (index % 2 === 0 ? part : this.#piece(Number(part)))))
    const bytes = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + Buffer.byteLength(part), 0))
    let at = 0
    for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at)
    return bytes
  }

  #piece(index: number): Buffer {
    const piece = this.#placed[index]
    if (!piece) throw new Error('A mark for something that is not cached')
    return piece
  }
}
