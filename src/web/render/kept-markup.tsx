import { type HTMLAttributes, type ReactElement, type ReactNode, use } from 'react'
import { LinksContext } from '#web/ui/link.tsx'
import { WordsContext } from '#web/browser/messages/words-context.ts'

type Render = (element: ReactElement) => string

/** Set while a page is being made, which happens in one go. */
let making: { render: Render; placed: Buffer[] } | undefined
const kept = new WeakMap<object, Map<string, Buffer>>()

export type KeptMarkupProps = Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'className'> & {
  as: 'div' | 'li' | 'nav'
  /** What the children show; its markup is kept as long as it is. */
  of: object
  /** All else that the children depend on, besides the language of `of`. */
  variant: string
  /** Neither `useId` nor the router may be used in them: both know the page around. Nor may there be scripts, which a policy must name. */
  children: ReactNode
}

/**
 * An element that is the same on many pages. On the server its markup is made once, and a mark stands in its place until the page is put
 * together; in the browser its children are there, and find the very markup that React would have made of them.
 */
export function KeptMarkup({ as: Tag, of, variant, children, ...props }: KeptMarkupProps) {
  const words = use(WordsContext)
  const links = use(LinksContext)
  if (!making) return <Tag {...props}>{children}</Tag>
  const variants = kept.get(of) ?? new Map<string, Buffer>()
  kept.set(of, variants)
  const name = `${links.prefix} ${variant}`
  const element = (
    <WordsContext value={words}>
      <LinksContext value={links}>{children}</LinksContext>
    </WordsContext>
  )
  const markup = variants.get(name) ?? ownBytes(making.render(element))
  variants.set(name, markup)
  return <Tag {...props} dangerouslySetInnerHTML={{ __html: `<!--kept ${making.placed.push(markup) - 1}-->` }} />
}

/** Buffer.from would take them from a pool, which the kept ones among them would hold whole. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** No text can hold it: React escapes each < of a text. */
const mark = /<!--kept (\d+)-->/

/** A page in which marks stand for what is kept. */
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

  /** The whole page, of its text in pieces, with or without changes to them. */
  toBytes(pieces: readonly string[]): Buffer {
    const parts = pieces.flatMap((piece) =>
      piece.split(mark).map((part, index) => (index % 2 === 0 ? Buffer.from(part) : this.#piece(Number(part)))),
    )
    return Buffer.concat(parts)
  }

  #piece(index: number): Buffer {
    const piece = this.#placed[index]
    if (!piece) throw new Error('A mark for something that is not kept')
    return piece
  }
}
