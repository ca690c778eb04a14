import type { MailBlock, MailCard, MailContent, MailGoods, MailRow } from './mail-content.ts'

/** Returns the plain-text body of the same mail, with each URL on its own line. */
export function mailText({ sender, title, hidesTitle, blocks, footer, footerLinks = [] }: MailContent): string {
  const below = [...footer, ...footerLinks.map(({ label, url }) => `${label}:\n${url}`)]
  const parts = [hidesTitle ? '' : title, ...blocks.map(blockText), `-- \n${[...below, `${sender.name} · ${sender.url}`].join('\n')}`]
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
      return [...(block.title ? [block.title] : []), ...block.items.map(goodsText)].join('\n')
    case 'amounts':
      return [...block.rows, block.total].map(rowText).join('\n')
    case 'details':
      return [block.title, ...block.rows.map(rowText)].join('\n')
    case 'lines':
      return [block.title, ...block.lines].join('\n')
    case 'image':
      // An image sent with the mail has no address to open.
      return block.url.startsWith('cid:') ? `[${block.alt}]` : `${block.alt}:\n${block.url}`
    case 'heading':
      return block.level === 1 ? block.text : `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'picture':
      return block.href ? `[${block.alt}]\n${block.href}` : `[${block.alt}]`
    case 'cards':
      return block.cards.map(cardText).join('\n\n')
    case 'story':
      return [block.title, block.text, `${block.link.label}:\n${block.link.url}`].filter((line) => line !== '').join('\n')
    case 'code':
      return block.text === '' ? block.code : `${block.text}\n${block.code}`
    case 'divider':
      return '* * *'
  }
}

function goodsText({ name, detail, amount, url }: MailGoods): string {
  return `- ${name}${detail ? ` (${detail})` : ''}: ${amount}${url ? `\n  ${url}` : ''}`
}

function cardText({ name, price, was, note, url }: MailCard): string {
  const amount = was ? `${price} (${was.label} ${was.price})` : price
  return [`${name}: ${amount}`, ...(note ? [note] : []), url].join('\n')
}

function rowText({ label, value }: MailRow): string {
  return `${label}: ${value}`
}
