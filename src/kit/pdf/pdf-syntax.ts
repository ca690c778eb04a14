/** The file can't be parsed the way readers do, so its content is unknown. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf'
}

/** The parts of a PDF's objects that are checked. For strings, only their position. */
export type PdfValue =
  | { type: 'name'; name: string }
  | { type: 'array'; items: PdfValue[] }
  | { type: 'dictionary'; entries: [key: string, value: PdfValue][] }
  | { type: 'reference'; number: number }
  | { type: 'number'; value: number }
  | { type: 'keyword'; word: string }
  | { type: 'text'; from: number; to: number }

const deepest = 100
/** A file of nothing but values reaches this at some megabytes. */
const mostValues = 1_000_000
const blanks = /[\0\t\n\f\r ]+/y
/** Some writers continue on the same line after the end-of-file marker. */
const comment = /%(?:%EOF|[^\r\n]*)/y
const run = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const plainText = /[^()\\]+/y
const reference = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y

/** Reads objects one after another (ISO 32000-2, 7.2 and 7.3), from bytes as Latin-1 text. Throws UnreadablePdf. */
export class PdfSyntax {
  readonly text: string
  position: number
  #values = 0

  constructor(text: string, position = 0) {
    this.text = text
    this.position = position
  }

  /** Skips spaces and comments. Returns false at the end. */
  skipBlanks(): boolean {
    while (this.#take(blanks) !== '' || this.#take(comment) !== '');
    return this.position < this.text.length
  }

  read(depth = 0): PdfValue {
    this.#values += 1
    if (depth > deepest || this.#values > mostValues || !this.skipBlanks()) throw new UnreadablePdf()
    if (this.#isAt('/')) return { type: 'name', name: this.#readName() }
    if (this.#isAt('(')) return this.#skipText()
    if (this.#isAt('[')) return { type: 'array', items: this.#readItems(depth) }
    if (this.#isAt('<<')) return { type: 'dictionary', entries: this.#readEntries(depth) }
    if (this.#isAt('<')) return this.#skipHexText()
    return this.#readWord()
  }

  #readName(): string {
    this.position += 1
    // `/J#53` also means /JS (7.3.5).
    return this.#take(run).replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }

  #readItems(depth: number): PdfValue[] {
    this.position += 1
    const items: PdfValue[] = []
    while (!this.#passes(']')) items.push(this.read(depth + 1))
    return items
  }

  #readEntries(depth: number): [string, PdfValue][] {
    this.position += 2
    const entries: [string, PdfValue][] = []
    while (!this.#passes('>>')) {
      if (!this.#isAt('/')) throw new UnreadablePdf()
      entries.push([this.#readName(), this.read(depth + 1)])
    }
    return entries
  }

  #skipText(): PdfValue {
    const from = this.position
    let open = 0
    do {
      this.#take(plainText)
      if (this.position >= this.text.length) throw new UnreadablePdf()
      if (this.#isAt('(')) open += 1
      else if (this.#isAt(')')) open -= 1
      else this.position += 1
      this.position += 1
    } while (open > 0)
    return { type: 'text', from, to: this.position }
  }

  #skipHexText(): PdfValue {
    const from = this.position
    const end = this.text.indexOf('>', from)
    if (end < 0) throw new UnreadablePdf()
    this.position = end + 1
    return { type: 'text', from, to: this.position }
  }

  #readWord(): PdfValue {
    const [, number] = this.#match(reference) ?? []
    if (number !== undefined) return { type: 'reference', number: Number(number) }
    const word = this.#take(run)
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return { type: 'number', value: Number(word) }
    if (word === '') this.position += 1
    return { type: 'keyword', word }
  }

  #isAt(sign: string): boolean {
    return this.text.startsWith(sign, this.position)
  }

  #passes(sign: string): boolean {
    const isThere = this.skipBlanks() && this.#isAt(sign)
    if (isThere) this.position += sign.length
    return isThere
  }

  #take(pattern: RegExp): string {
    return this.#match(pattern)?.[0] ?? ''
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position
    const match = pattern.exec(this.text)
    if (match) this.position = pattern.lastIndex
    return match
  }
}
