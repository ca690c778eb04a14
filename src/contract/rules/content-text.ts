export type ContentRun = { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'link'; text: string; href: string }
export type ContentBlock = { kind: 'paragraph'; runs: ContentRun[] } | { kind: 'list'; items: ContentRun[][] }

const run = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g
const safeAddress = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/

/** Blank lines between blocks, "- " for lists, **bold**, [links](/contact). HTML stays text; unsafe links lose their address. */
export function readContentText(text: string): ContentBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(readBlock)
}

/** Returns the text without formatting, for descriptions and calendars. */
export function plainContentText(text: string): string {
  return readContentText(text)
    .map((block) => (block.kind === 'list' ? block.items.map((item) => `- ${plainTextOf(item)}`).join('\n') : plainTextOf(block.runs)))
    .join('\n\n')
}

function readBlock(block: string): ContentBlock {
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => readRuns(line.slice(2))) }
  return { kind: 'paragraph', runs: readRuns(lines.join(' ')) }
}

function readRuns(line: string): ContentRun[] {
  const runs: ContentRun[] = []
  let at = 0
  for (const match of line.matchAll(run)) {
    if (match.index > at) runs.push({ kind: 'text', text: line.slice(at, match.index) })
    const [whole, bold, label = '', href = ''] = match
    if (bold !== undefined) runs.push({ kind: 'bold', text: bold })
    else runs.push(safeAddress.test(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label })
    at = match.index + whole.length
  }
  if (at < line.length) runs.push({ kind: 'text', text: line.slice(at) })
  return runs
}

function plainTextOf(runs: readonly ContentRun[]): string {
  return runs.map(({ text }) => text).join('')
}
