export type Element = { name: string; text: string; children: Element[] }

const token = /<\?[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

/** Parses small XML documents strictly; throws on one that is not well-formed. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open: Element[] = [root]
  token.lastIndex = 0
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const found = token.exec(xml)
    const parent = open.at(-1)
    if (!found || !parent) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 60)}`)
    const [, closing, name, , single, text] = found
    if (text !== undefined) parent.text += unescape(text)
    else if (name === undefined) continue
    else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else {
      const element = { name, text: '', children: [] }
      parent.children.push(element)
      if (single !== '/') open.push(element)
    }
  }
  const [document] = root.children
  if (open.length !== 1 || !document) throw new Error('an element stays open')
  return document
}

function unescape(text: string): string {
  if (/&(?!#\d+;|amp;|lt;|gt;|quot;|apos;)/.test(text)) throw new Error(`a bare & in ${text}`)
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

/** Parses CSV rows (RFC 4180); throws on a misplaced quote. */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(csv) ?? []
    if (end === undefined) throw new Error(`not CSV at ${at}: ${csv.slice(at, at + 60)}`)
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
