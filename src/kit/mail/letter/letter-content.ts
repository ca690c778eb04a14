/** What a letter says, without its dress: the HTML and the plain text are made from the same blocks. Words come from the caller. */
export type LetterContent = {
  /** BCP 47, for screen readers and hyphenation. */
  language: string
  sender: { name: string; url: string }
  /** The line that a list of letters shows after the subject. */
  preview: string
  title: string
  blocks: LetterBlock[]
  footer: string[]
}

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; tone: 'info' | 'warning'; title: string; text: string; link?: LetterLink }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'road'; steps: RoadStep[] }
  | { kind: 'goods'; title: string; items: LetterGoods[] }
  | { kind: 'amounts'; rows: LetterRow[]; total: LetterRow }
  | { kind: 'details'; title: string; rows: LetterRow[] }
  | { kind: 'lines'; title: string; lines: string[] }
  | { kind: 'picture'; url: string; alt: string; widthPx: number }

export type LetterLink = { label: string; url: string }
export type RoadStep = { label: string; state: 'done' | 'now' | 'ahead' }
export type LetterRow = { label: string; value: string }
export type LetterGoods = {
  name: string
  /** Variation, size, number of pieces. */
  detail: string
  amount: string
  /** Absolute address of a JPEG or PNG, which every mail program shows. */
  pictureUrl: string | undefined
}
