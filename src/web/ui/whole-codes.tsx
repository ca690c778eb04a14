import type { ReactNode } from 'react'

/** Codes with a hyphen, such as `UND-123456` and `M-956D-TKK9`; each part after a hyphen has a digit. */
const codes = /(\b[A-Z]+(?:-[A-Z]*\d[A-Z\d]*)+\b)/

/** Keeps each code in a text on one line. Browsers break a line after its hyphen, and a no-break hyphen would be copied with it. */
export function wholeCodes(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !codes.test(text)) return text
  return text.split(codes).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
