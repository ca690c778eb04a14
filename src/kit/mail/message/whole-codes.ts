import { createElement as h, type ReactNode } from 'react'

/** Codes with a hyphen, such as `UND-123456`; each part after a hyphen has a digit. */
const codes = /(\b[A-Z]+(?:-[A-Z]*\d[A-Z\d]*)+\b)/

/** Keeps each code in a line of a mail together. Mail programs break a line after its hyphen. */
export function wholeCodes(line: ReactNode): ReactNode {
  if (typeof line !== 'string' || !codes.test(line)) return line
  return line.split(codes).map((part, index) => (index % 2 === 0 ? part : h('span', { key: index, style: { whiteSpace: 'nowrap' } }, part)))
}
