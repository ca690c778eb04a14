const keptParameter = /^(?:utm_source|utm_medium|utm_campaign|p)$/

/** Reduces an address to its path and campaign parameters. Tokens from mails and the visitor's input stay in the browser. */
export function pageUrlOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const kept = new URLSearchParams([...searchParams].filter(([name]) => keptParameter.test(name)))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
