/** The content of a mail without its look. HTML and plain text are made from the same blocks. The caller translates the texts. */
export type MailContent = {
  /** BCP 47, for screen readers and hyphenation. */
  language: string
  sender: { name: string; url: string }
  /** The line that mailboxes show after the subject. */
  preview: string
  title: string
  /** Hides the title in the body when the blocks have their own headings. */
  hidesTitle?: boolean
  blocks: MailBlock[]
  footer: string[]
  footerLinks?: MailLink[]
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; tone: 'info' | 'warning'; title: string; text: string; link?: MailLink }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'road'; steps: RoadStep[] }
  | { kind: 'goods'; title?: string; items: MailGoods[] }
  | { kind: 'amounts'; rows: MailRow[]; total: MailRow }
  | { kind: 'details'; title: string; rows: MailRow[] }
  | { kind: 'lines'; title: string; lines: string[] }
  | { kind: 'image'; url: string; alt: string; widthPx: number }
  | { kind: 'heading'; text: string; level: 1 | 2 }
  /** As wide as the mail. */
  | { kind: 'picture'; url: string; alt: string; href: string | undefined }
  | { kind: 'cards'; cards: MailCard[] }
  | { kind: 'story'; title: string; text: string; imageUrl: string | undefined; link: MailLink }
  | { kind: 'code'; text: string; code: string }
  | { kind: 'divider' }

export type MailLink = { label: string; url: string }
export type RoadStep = { label: string; state: 'done' | 'now' | 'ahead' }
export type MailRow = { label: string; value: string }
export type MailGoods = {
  name: string
  /** Variation, size, number of pieces. */
  detail: string
  amount: string
  /** Absolute URL of a JPEG or PNG, which every mail program shows. */
  imageUrl: string | undefined
  url?: string
}
export type MailCard = {
  name: string
  url: string
  imageUrl: string | undefined
  price: string
  /** The regular price when the current one is lower. */
  was: { label: string; price: string } | undefined
  note: string | undefined
}
