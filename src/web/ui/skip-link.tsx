export type SkipLinkProps = { children: string; target?: string }

/** First element of the page, hidden until it has the focus. `target` is the id of `<main tabIndex={-1}>`. */
export function SkipLink({ children, target = 'content' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-edge bg-lapis px-5 py-3 font-bold text-milk focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  )
}
