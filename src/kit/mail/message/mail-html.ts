import { Body, Container, Head, Heading, Html, Img, Link, Preview, Section, Text } from '@react-email/components'
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { mailBlock } from './mail-blocks.ts'
import type { MailBlock, MailContent, MailLink } from './mail-content.ts'
import { color, font, styleSheet, titleStyle } from './mail-style.ts'
import { wholeCodes } from './whole-codes.ts'

/** Uses createElement instead of JSX, because these files run without a build. */
export function drawMail({ language, sender, preview, title, hidesTitle, blocks, footer, footerLinks = [] }: MailContent): ReactElement {
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
        hidesTitle
          ? null
          : h(
              Section,
              null,
              h(
                'div',
                { className: 'sheet-cell', style: { padding: '16px 40px 0' } },
                h(Heading, { as: 'h1', className: 'title ink', style: titleStyle }, title),
              ),
            ),
        ...blocks.map((block, index) =>
          h(
            Section,
            { key: index },
            h('div', { className: cellClass(block), style: cellStyle(block, index === 0, index === blocks.length - 1) }, mailBlock(block)),
          ),
        ),
        h(
          Section,
          null,
          h('div', { className: 'sheet-cell felt', style: footerStyle }, footer.map(footerLine), footerLinks.map(footerLink)),
        ),
      ),
    ),
  )
}

function nameOf(sender: MailContent['sender']): ReactNode {
  // The name next to it says the same, also where a mail program shows no images.
  const mark = h(Img, { src: `${sender.url}/icon-192.png`, alt: '', width: 36, height: 36, style: markStyle })
  return h(Link, { href: sender.url, className: 'lapis', style: senderStyle }, mark, sender.name)
}

function footerLine(line: ReactNode, index: number): ReactNode {
  return h(Text, { key: index, className: 'smoke', style: footerLineStyle }, wholeCodes(line))
}

function footerLink({ label, url }: MailLink, index: number): ReactNode {
  return footerLine(h(Link, { href: url, className: 'smoke', style: { color: color.smoke, textDecoration: 'underline' } }, label), index)
}

/** Pictures are as wide as the sheet. Cards have half their gap on either side. */
function cellClass({ kind }: MailBlock): string | undefined {
  if (kind === 'picture') return undefined
  return kind === 'cards' ? 'card-cell' : 'sheet-cell'
}

function cellStyle({ kind }: MailBlock, isFirst: boolean, isLast: boolean): CSSProperties {
  const side = kind === 'picture' ? 0 : kind === 'cards' ? 32 : 40
  return { padding: `${isFirst ? 16 : 0}px ${side}px ${isLast ? 40 : kind === 'heading' ? 12 : 20}px` }
}

const markStyle = { display: 'inline-block', verticalAlign: 'middle', margin: '0 10px 0 0', borderRadius: 4 }
const senderStyle = {
  fontFamily: font.display,
  fontSize: 24,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  color: color.lapis,
  textDecoration: 'none',
}
const footerLineStyle = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: color.smoke }
const footerStyle = { padding: '20px 40px 16px', background: color.felt }
