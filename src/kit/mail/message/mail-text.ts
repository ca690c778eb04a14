import type { MailBlock, MailContent, MailRow } from './mail-content.ts'

/** The plain-text body of the same mail. URLs stand on lines of their own. */
export function mailText({ sender, title, blocks, footer }: MailContent): string {
  const parts = [title, ...blocks.map(blockText), `-- \n${[...footer, `${sender.name} · ${sender.url}`].join('\n')}`]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'note':
      return [block.title, block.text, ...(block.link ? [`${block.link.label}:`, block.link.url] : [])].join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'road':
      return block.steps.map(({ label, state }) => `${{ done: '[x]', now: '[>]', ahead: '[ ]' }[state]} ${label}`).join('\n')
    case 'goods':
      return [block.title, ...block.items.map(({ name, detail, amount }) => `- ${name}${detail ? ` (${detail})` : ''}: ${amount}`)].join(
        '\n',
      )
    case 'amounts':
      return [...block.rows, block.total].map(rowText).join('\n')
    case 'details':
      return [block.title, ...block.rows.map(rowText)].join('\n')
    case 'lines':
      return [block.title, ...block.lines].join('\n')
    case 'image':
      return `${block.alt}:\n${block.url}`
  }
}

function rowText({ label, value }: MailRow): string {
  return `${label}: ${value}`
}
