import type { Language } from '#contract/languages.ts'
import { drawTagged, openDocument } from '#kit/print/document.ts'
import { ink, type Paper, paperOf } from '#modules/orders/index.ts'
import { drawCode } from './draw-code.ts'

export type Ticket = {
  shop: string
  kind: string
  number: string
  name: string
  option: string | null
  size: string | null
  quantity: string
  /** The reason for the remake; null for an ordinary item. */
  remade: string | null
  due: string
  steps: readonly { name: string; minutes: string; isFinished: boolean }[]
  /** The text for steps that do not fit. */
  more: (count: number) => string
  scan: string
  /** The address in the QR code. */
  address: string
  /** A JPEG. */
  picture: Uint8Array | undefined
}

export type TicketSheet = { language: Language; title: string; shop: string; format: 'A6' | 'A4' }

/** A6 in points; four cards fill an A4 page. */
const card = { width: 297.64, height: 419.53, margin: 17 } as const
const inner = card.width - 2 * card.margin
const picture = { width: 88, height: 110 } as const
const code = { size: 92 } as const
const row = 15.5
const lastRow = card.height - card.margin - 4
const places = [
  [0, 0],
  [card.width, 0],
  [0, 421],
  [card.width, 421],
] as const

/** Draws each ticket on its own page, or four on an A4 page to be cut. */
export async function drawTickets(tickets: readonly Ticket[], { language, title, shop, format }: TicketSheet): Promise<Buffer> {
  const { pdf, finished } = await openDocument({ autoFirstPage: false, language, title, author: shop })
  const paper = paperOf(pdf)
  for (const [index, ticket] of tickets.entries()) {
    const place = format === 'A6' ? 0 : index % places.length
    if (place === 0) pdf.addPage({ size: format, margin: 0 })
    if (place === 0 && format === 'A4') drawCuts(pdf)
    const [x, y] = places[place] ?? places[0]
    pdf.save().translate(x, y)
    await drawTicket(paper, ticket)
    pdf.restore()
  }
  pdf.end()
  return finished
}

function drawCuts(pdf: Paper['pdf']): void {
  pdf.lineWidth(0.5).strokeColor(ink.wool).dash(4, { space: 4 })
  pdf.moveTo(card.width, 0).lineTo(card.width, 842).stroke()
  pdf.moveTo(0, 421).lineTo(595.28, 421).stroke()
  pdf.undash()
}

async function drawTicket(paper: Paper, ticket: Ticket): Promise<void> {
  const { write, rule } = paper
  const left = card.margin
  write(`${ticket.shop} · ${ticket.kind}`, { x: left, y: 14, width: inner, size: 8.5, color: ink.quiet })
  write(ticket.number, { x: left, y: 24, width: inner, face: 'bold', size: 35, tag: 'H1' })
  rule(74, ink.text, left, left + inner)
  if (ticket.remade !== null) drawBand(paper, ticket.remade)
  drawPiece(paper, ticket, 84)
  rule(206, ink.wool, left, left + inner)
  write(ticket.due, { x: left, y: 212, width: inner, face: 'bold', size: 15 })
  rule(238, ink.wool, left, left + inner)
  drawSteps(paper, ticket, 246)
  const x = left + inner - code.size
  drawCode(paper.pdf, ticket.address, { x, y: lastRow - code.size - 12, size: code.size })
  write(ticket.scan, { x, y: lastRow - 10, width: code.size, size: 7.5, color: ink.quiet, align: 'right' })
}

/** Draws white text on black below the number, so two tickets of one item are easy to distinguish. */
function drawBand({ pdf }: Paper, remade: string): void {
  pdf.save().rect(card.margin, 68, inner, 14).fill(ink.text).restore()
  drawTagged(pdf, 'P', () =>
    pdf
      .font('bold')
      .fontSize(9)
      .fillColor('#fff')
      .text(remade, card.margin + 5, 69, { width: inner - 10, height: 12, ellipsis: true }),
  )
}

function drawPiece({ pdf, write }: Paper, ticket: Ticket, top: number): void {
  const left = card.margin
  pdf.save().rect(left, top, picture.width, picture.height).fill(ink.felt).restore()
  if (ticket.picture) {
    pdf.save().rect(left, top, picture.width, picture.height).clip()
    pdf
      .image(Buffer.from(ticket.picture), left, top, { cover: [picture.width, picture.height], align: 'center', valign: 'center' })
      .restore()
  }
  const x = left + picture.width + 13
  const width = inner - picture.width - 13
  drawTagged(pdf, 'P', () =>
    pdf
      .font('bold')
      .fontSize(13)
      .fillColor(ink.text)
      .text(ticket.name, x, top - 2, { width, height: 48, ellipsis: true }),
  )
  const below = ticket.option === null ? pdf.y : write(ticket.option, { x, y: pdf.y + 1, width, size: 10, color: ink.quiet })
  const half = width / 2
  const y = Math.max(below + 4, top + picture.height - 34)
  if (ticket.size !== null) write(ticket.size, { x, y: y + 6, width: half + 10, face: 'bold', size: 18 })
  write(ticket.quantity, { x: x + half, y, width: half, face: 'bold', size: 25, align: 'right' })
}

/** Steps above the code use the whole width; steps next to it use the rest. */
function drawSteps({ pdf, write }: Paper, { steps, more }: Ticket, top: number): void {
  const fitting = Math.floor((lastRow - top) / row)
  const shown = steps.length <= fitting ? steps : steps.slice(0, fitting - 1)
  const width = inner - code.size - 10
  for (const [index, { name, minutes, isFinished }] of shown.entries()) {
    const y = top + index * row
    pdf
      .save()
      .rect(card.margin, y + 1.5, 9, 9)
      .lineWidth(0.9)
    if (isFinished) pdf.fillAndStroke(ink.text, ink.text)
    else pdf.strokeColor(ink.text).stroke()
    pdf.restore()
    pdf.font('text').fontSize(9).fillColor(ink.text)
    drawTagged(pdf, 'P', () => pdf.text(name, card.margin + 15, y, { width: width - 15 - 34, height: 13, ellipsis: true }))
    write(minutes, { x: card.margin + width - 33, y: y + 0.5, width: 33, size: 8.5, color: ink.quiet, align: 'right', inColumn: true })
  }
  if (shown.length < steps.length)
    write(more(steps.length - shown.length), { x: card.margin + 15, y: top + shown.length * row, width, size: 8.5, color: ink.quiet })
}
