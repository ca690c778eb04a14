const told = /^(?:utm_source|utm_medium|utm_campaign|p)$/

/** Of an address, what the shop counts: its path and campaign. Tokens of mails and what was typed stay in the browser. */
export function pageUrlOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const kept = new URLSearchParams([...searchParams].filter(([name]) => told.test(name)))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
