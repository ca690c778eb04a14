import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { letterBlock } from './letter-blocks.ts'
import type { LetterContent } from './letter-content.ts'
import { color, font, styleSheet } from './letter-style.ts'

/** Calls of createElement rather than JSX: these files run as they are, without a build. */
export function drawLetter({ language, sender, preview, title, blocks, footer }: LetterContent): ReactElement {
  return h(
    Html,
    { lang: language, dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { className: 'page', style: { margin: 0, padding: '24px 0', background: color.page, fontFamily: font.text } },
      h(
        Container,
        { className: 'sheet', style: { maxWidth: 600, background: color.sheet, borderRadius: 4 } },
        h(Section, { className: 'band', style: { height: 8, lineHeight: '8px', fontSize: 1, background: color.lapis } }, ' '),
        h(Section, null, h('div', { className: 'sheet-cell', style: { padding: '24px 40px 0' } }, nameOf(sender))),
        h(
          Section,
          null,
          h(
            'div',
            { className: 'sheet-cell', style: { padding: '16px 40px 32px' } },
            h(Heading, { as: 'h1', className: 'title ink', style: titleStyle }, title),
            ...blocks.map((block, index) => h(Section, { key: index, style: { margin: '0 0 20px' } }, letterBlock(block))),
          ),
        ),
        h(Section, null, h('div', { className: 'sheet-cell felt', style: footerStyle }, footer.map(footerLine))),
      ),
    ),
  )
}

function nameOf(sender: LetterContent['sender']): ReactNode {
  return h(Link, { href: sender.url, className: 'lapis', style: senderStyle }, sender.name)
}

function footerLine(line: string, index: number): ReactNode {
  return h(
    Text,
    { key: index, className: 'smoke', style: { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: color.smoke } },
    line,
  )
}

const titleStyle = {
  margin: '0 0 16px',
  fontFamily: font.display,
  fontSize: 32,
  lineHeight: '1.1',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: color.ink,
}
const senderStyle = {
  fontFamily: font.display,
  fontSize: 24,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: color.lapis,
  textDecoration: 'none',
}
const footerStyle = { padding: '20px 40px 16px', background: color.felt }
