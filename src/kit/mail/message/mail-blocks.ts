import { Button, Img, Link, Text } from '@react-email/components'
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react'
import type { MailBlock, MailGoods, MailRow, RoadStep } from './mail-content.ts'
import { letterBlock, plainLink } from './letter-blocks.ts'
import { color, figures, font, linkStyle, smallStyle, textStyle } from './mail-style.ts'
import { wholeCodes } from './whole-codes.ts'

export function mailBlock(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text)
    case 'note':
      return h(
        'div',
        { className: 'felt', style: { padding: '14px 16px', borderRadius: 4, background: color.felt } },
        h(Text, { className: block.tone === 'warning' ? 'pomegranate' : 'ink', style: noteTitle(block.tone) }, block.title),
        h(Text, { className: 'ink', style: { ...textStyle, margin: 0, overflowWrap: 'anywhere' } }, block.text),
        block.link ? h(Link, { href: block.link.url, className: 'lapis', style: linkStyle }, block.link.label) : null,
      )
    case 'button':
      return h(Button, { href: block.url, className: 'button', style: buttonStyle }, block.label)
    case 'road':
      return table(h('tr', null, block.steps.map(roadStep)))
    case 'goods':
      return [block.title ? blockTitle(block.title) : null, table(block.items.map(goodsRow), 'goods')]
    case 'amounts':
      return table([...block.rows.map((row) => amountRow(row, false)), amountRow(block.total, true)])
    case 'details':
      return [blockTitle(block.title), table(block.rows.map(detailRow), 'details')]
    case 'lines':
      return [
        blockTitle(block.title),
        h(Text, { key: 'lines', className: 'ink', style: { ...textStyle, margin: 0 } }, withBreaks(block.lines)),
      ]
    case 'image':
      return h(Img, {
        src: block.url,
        alt: block.alt,
        width: block.widthPx,
        style: { borderRadius: 4, background: '#FFFFFF', height: 'auto' },
      })
    case 'heading':
    case 'picture':
    case 'cards':
    case 'story':
    case 'code':
    case 'divider':
      return letterBlock(block)
  }
}

function paragraph(text: string): ReactNode {
  return h(Text, { className: 'ink', style: { ...textStyle, margin: 0 } }, withBreaks(text.split('\n')))
}

function blockTitle(title: string): ReactNode {
  return h(
    'h2',
    { key: 'title', className: 'ink', style: { margin: '8px 0', fontFamily: font.text, fontSize: 16, fontWeight: 600, color: color.ink } },
    title,
  )
}

function table(rows: ReactNode, key?: string): ReactNode {
  const attributes = { key, role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 }
  return h('table', attributes, h('tbody', null, rows))
}

const stepColor = { done: color.lapis, now: color.apricot, ahead: color.wool } as const

function roadStep({ label, state }: RoadStep, index: number): ReactNode {
  const bar = { height: 8, lineHeight: '8px', fontSize: 1, borderRadius: 4, background: stepColor[state] }
  return h(
    'td',
    { key: index, width: '25%', valign: 'top', style: { paddingRight: 6 } },
    h('div', { className: `step-${state}`, style: bar }, ' '),
    h('div', { className: `step-label ${state === 'ahead' ? 'smoke' : 'ink'}`, style: stepLabel(state) }, label),
  )
}

function goodsRow({ name, detail, amount, imageUrl, url }: MailGoods, index: number): ReactNode {
  // A picture that is a link needs alt text; next to the name it needs none.
  const image = imageUrl
    ? h(Img, {
        src: imageUrl,
        alt: url ? name : '',
        width: 64,
        style: { width: 64, height: 'auto', borderRadius: 4, background: color.felt },
      })
    : null
  return h(
    'tr',
    { key: index },
    h('td', { width: 80, valign: 'top', className: 'hairline', style: rowStyle }, url && image ? h(Link, { href: url }, image) : image),
    h(
      'td',
      { valign: 'top', className: 'hairline', style: rowStyle },
      h('div', { className: 'ink', style: { ...textStyle, fontWeight: 550 } }, url ? plainLink(url, name) : name),
      h('div', { className: 'smoke', style: smallStyle }, detail),
    ),
    h(
      'td',
      { valign: 'top', align: 'right', className: 'ink hairline', style: { ...textStyle, ...rowStyle, ...figures, paddingLeft: 12 } },
      amount,
    ),
  )
}

function amountRow({ label, value }: MailRow, isTotal: boolean): ReactNode {
  const style = { ...textStyle, padding: isTotal ? '12px 0 0' : '2px 0', ...(isTotal ? totalStyle : {}) }
  const className = isTotal ? 'ink hairline' : 'ink'
  return h(
    'tr',
    { key: label },
    h('td', { className, style }, label),
    h('td', { align: 'right', className, style: { ...style, ...figures } }, value),
  )
}

function detailRow({ label, value }: MailRow): ReactNode {
  return h(
    'tr',
    { key: label },
    h('td', { valign: 'top', width: '40%', className: 'smoke', style: { ...smallStyle, padding: '4px 12px 4px 0' } }, label),
    h('td', { valign: 'top', className: 'ink', style: { ...textStyle, padding: '2px 0', ...figures, whiteSpace: 'normal' } }, value),
  )
}

function withBreaks(lines: readonly string[]): ReactNode {
  return lines.map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), wholeCodes(line)))
}

function noteTitle(tone: 'info' | 'warning'): CSSProperties {
  return { ...textStyle, margin: '0 0 4px', fontWeight: 600, color: tone === 'warning' ? color.pomegranate : color.ink }
}

function stepLabel(state: RoadStep['state']): CSSProperties {
  return { ...smallStyle, paddingTop: 6, color: state === 'ahead' ? color.smoke : color.ink, fontWeight: state === 'now' ? 600 : 400 }
}

const rowStyle: CSSProperties = { padding: '10px 0', borderBottom: `1px solid ${color.wool}` }
const totalStyle: CSSProperties = { fontSize: 18, fontWeight: 600 }
const buttonStyle: CSSProperties = {
  padding: '14px 24px',
  borderRadius: 4,
  background: color.lapis,
  color: color.onLapis,
  fontFamily: font.text,
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
  textDecoration: 'none',
}
