/** A section of an information page. The first may be an introduction without a heading. */
export type ContentPart = { anchor: string; heading: string; body: string }

const headingLine = /^##\s+(\S.*?)(?:\s+\{#([a-z0-9]+(?:-[a-z0-9]+)*)\})?\s*$/
const longestAnchor = 60

/** `## Heading {#anchor}` begins a section. Without an anchor it gets that of the English section at its place, so links work. */
export function readContentParts(text: string, english: readonly ContentPart[] = []): ContentPart[] {
  const parts: { anchor: string | undefined; heading: string; lines: string[] }[] = [{ anchor: 'text', heading: '', lines: [] }]
  for (const line of text.split(/\r?\n/)) {
    const [, heading, anchor] = headingLine.exec(line) ?? []
    if (heading === undefined) parts.at(-1)?.lines.push(line)
    else parts.push({ anchor, heading, lines: [] })
  }
  const written = parts.filter(({ heading, lines }) => heading !== '' || lines.some((line) => line.trim() !== ''))
  const taken = new Set<string>()
  return written.map(({ anchor, heading, lines }, index) => {
    const sameAs = written.length === english.length ? english[index]?.anchor : undefined
    return { anchor: freeAnchor(anchor ?? sameAs ?? latinAnchor(heading, index), taken), heading, body: lines.join('\n').trim() }
  })
}

export function writeContentParts(parts: readonly ContentPart[]): string {
  return parts
    .map(({ anchor, heading, body }) => (heading === '' ? body : `## ${heading} {#${anchor}}\n\n${body}`).trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

function latinAnchor(heading: string, index: number): string {
  const words =
    heading
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, longestAnchor).replace(/-+$/, '') || `part-${index + 1}`
}

function freeAnchor(wanted: string, taken: Set<string>): string {
  let anchor = wanted
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted.slice(0, longestAnchor - 4)}-${number}`
  taken.add(anchor)
  return anchor
}
