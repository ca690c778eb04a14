import { Img, Link } from '@react-email/components'
import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { MailBlock, MailCard } from './mail-content.ts'
import { color, figures, font, linkStyle, smallStyle, textStyle, titleStyle } from './mail-style.ts'

type LetterBlock = Extract<MailBlock, { kind: 'heading' | 'picture' | 'cards' | 'story' | 'code' | 'divider' }>

/** Renders the blocks of newsletters and the like. Those of every mail are in mail-blocks.ts. */
export function letterBlock(block: LetterBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return h(`h${block.level}`, { className: block.level === 1 ? 'title ink' : 'ink', style: headingStyles[block.level] }, block.text)
    case 'picture':
      return linked(block.href, h(Img, { src: block.url, alt: block.alt, width: 600, className: 'ink felt', style: pictureStyle }))
    case 'cards':
      return h(
        'div',
        { style: { fontSize: 0 } },
        block.cards.map((card, index) => cardOf(card, index, block.cards.length)),
      )
    case 'story':
      return storyOf(block)
    case 'code':
      return h(
        'div',
        { className: 'felt coupon', style: couponStyle },
        block.text === '' ? null : h('div', { className: 'ink', style: { ...textStyle, margin: '0 0 8px' } }, block.text),
        h('div', { className: 'ink', style: codeStyle }, block.code),
      )
    case 'divider':
      return h('div', { className: 'hairline', style: dividerStyle }, ' ')
  }
}

/** A linked name looks as it does in the shop. */
export function plainLink(href: string, text: ReactNode): ReactNode {
  return h(Link, { href, className: 'ink', style: { color: color.ink, textDecoration: 'none' } }, text)
}

/** Three cards per row, two on a phone, one where the mail program lacks inline blocks. */
function cardOf({ name, url, imageUrl, price, was, note }: MailCard, index: number, count: number): ReactNode {
  const widthPx = count === 1 ? 520 : count === 2 || count === 4 ? 252 : 165
  const width = count === 1 ? '100%' : count === 2 || count === 4 ? '50%' : '33.3%'
  return h(
    'div',
    { key: index, className: count === 1 ? undefined : 'card', style: { ...cardStyle, width } },
    h(
      'div',
      { style: { padding: '0 8px 12px' } },
      picturedLink(
        url,
        imageUrl && h(Img, { src: imageUrl, alt: '', width: widthPx, className: 'felt', style: cardImageStyle }),
        cardName(name),
      ),
      h(
        'div',
        { className: 'ink', style: { ...smallStyle, ...figures, color: color.ink, fontWeight: 600, whiteSpace: 'normal' } },
        price,
        was
          ? h('s', { className: 'smoke', style: { color: color.smoke, fontWeight: 400, marginLeft: 8, whiteSpace: 'nowrap' } }, was.price)
          : null,
      ),
      note ? h('div', { className: 'smoke', style: { ...smallStyle, fontSize: 13 } }, note) : null,
    ),
  )
}

function storyOf({ title, text, imageUrl, link }: Extract<LetterBlock, { kind: 'story' }>): ReactNode {
  const image = imageUrl && h(Img, { src: imageUrl, alt: '', width: 520, className: 'felt', style: storyImageStyle })
  return h(
    'div',
    { className: 'felt', style: { background: color.felt, borderRadius: 4 } },
    picturedLink(link.url, image, h('h2', { className: 'ink', style: { ...headingStyles[2], padding: '20px 24px 0' } }, title)),
    h(
      'div',
      { style: { padding: '8px 24px 16px' } },
      text === '' ? null : h('p', { className: 'ink', style: { ...textStyle, margin: 0 } }, text),
      h(Link, { href: link.url, className: 'lapis', style: linkStyle }, link.label),
    ),
  )
}

/** One link holds both picture and name. The picture needs no alt text, and the name is not repeated where images are off. */
function picturedLink(href: string, image: ReactNode, name: ReactNode): ReactNode {
  return h(Link, { href, className: 'ink', style: { display: 'block', color: color.ink, textDecoration: 'none' } }, image, name)
}

function cardName(name: string): ReactNode {
  const style = {
    ...smallStyle,
    color: color.ink,
    paddingTop: 8,
    fontWeight: 550,
  }
  return h('div', { className: 'ink', style }, name)
}

function linked(href: string | undefined, image: ReactNode): ReactNode {
  return href ? h(Link, { href }, image) : image
}

const headingStyles: Record<1 | 2, CSSProperties> = {
  1: { ...titleStyle, margin: 0 },
  2: { ...titleStyle, margin: 0, fontSize: 22, lineHeight: '1.25', letterSpacing: '-0.01em' },
}
/** Style of the alt text where a picture is not shown. */
const altStyle: CSSProperties = {
  fontFamily: font.text,
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'center',
  color: color.ink,
  background: color.felt,
}
const pictureStyle: CSSProperties = { ...altStyle, display: 'block', width: '100%', height: 'auto' }
const cardStyle: CSSProperties = { display: 'inline-block', verticalAlign: 'top' }
const cardImageStyle: CSSProperties = { ...pictureStyle, borderRadius: 4 }
const storyImageStyle: CSSProperties = { ...pictureStyle, borderRadius: '4px 4px 0 0' }
const couponStyle: CSSProperties = {
  padding: '20px 16px',
  textAlign: 'center',
  background: color.felt,
  border: `2px dashed ${color.smoke}`,
  borderRadius: 4,
}
const codeStyle: CSSProperties = {
  fontFamily: font.text,
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  color: color.ink,
}
const dividerStyle: CSSProperties = { borderTop: `1px solid ${color.wool}`, fontSize: 1, lineHeight: '1px', height: 1 }
