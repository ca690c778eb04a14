import type { Language } from '#contract/languages.ts'
import { openDocument } from '#kit/print/document.ts'
import { ink } from '../invoice/invoice-look.ts'
import { type Paper, paperOf } from '../invoice/invoice-paper.ts'

export type PackingSlip = {
  language: Language
  shop: string
  title: string
  number: string
  placed: string
  pieces: string
  /** Progress in the workshop; null if no item is made in steps. */
  made: { isReady: boolean; text: string } | null
  toLabel: string
  to: readonly string[]
  headings: { item: string; quantity: string; packed: string }
  lines: readonly { name: string; notes: string; quantity: string }[]
  /** Note that the order is to be gift-wrapped, else null. */
  gift: string | null
  cardLabel: string
  card: string | null
  noteLabel: string
  note: string | null
}

/** A5 in points. */
const sheet = { width: 419.53, height: 595.28, margin: 34 } as const
const left = sheet.margin
const right = sheet.width - sheet.margin
const width = right - left
const cells = { quantity: 48, packed: 62 } as const
const nameWidth = width - cells.quantity - cells.packed
const lowest = sheet.height - sheet.margin

/** Starts each slip on a new page. Shows no prices, since a parcel may be a gift. */
export async function drawPackingSlips(slips: readonly PackingSlip[]): Promise<Buffer> {
  const [first] = slips
  const { pdf, finished } = await openDocument({
    autoFirstPage: false,
    language: first?.language ?? 'en',
    title: `${first?.title ?? ''} ${slips.map(({ number }) => number).join(', ')}`,
    author: first?.shop ?? '',
  })
  const paper = paperOf(pdf)
  for (const slip of slips) drawSlip(paper, slip)
  pdf.end()
  return finished
}

function drawSlip(paper: Paper, slip: PackingSlip): void {
  let y = drawHead(paper, slip)
  y = drawHeadings(paper, slip, y)
  for (const line of slip.lines) {
    const height = heightOf(paper, line)
    if (y + height > lowest) y = drawHeadings(paper, slip, openPage(paper, slip))
    drawLine(paper, line, y)
    y += height
    paper.rule(y, ink.wool, left, right)
  }
  for (const { label, text } of [
    { label: slip.cardLabel, text: slip.card },
    { label: slip.noteLabel, text: slip.note },
  ]) {
    if (text) y = drawText(paper, slip, { label, text, y: y + 14 })
  }
}

function openPage({ pdf, write }: Paper, { number, shop }: PackingSlip): number {
  pdf.addPage({ size: 'A5', margin: 0 })
  return write(`${shop} · ${number}`, { x: left, y: sheet.margin - 14, width, size: 8.5, color: ink.quiet }) + 8
}

function drawHead(paper: Paper, slip: PackingSlip): number {
  const { write } = paper
  const top = openPage(paper, slip)
  const half = width / 2
  write(slip.title, { x: left, y: top, width: half, face: 'display', size: 17, color: ink.lapis, tag: 'H1' })
  let belowNumber = write(slip.number, { x: left + half, y: top, width: half, face: 'bold', size: 15, align: 'right' })
  belowNumber = write(`${slip.placed} · ${slip.pieces}`, {
    x: left + half,
    y: belowNumber,
    width: half,
    size: 8.5,
    color: ink.quiet,
    align: 'right',
  })
  if (slip.made)
    belowNumber = write(slip.made.text, {
      x: left + half,
      y: belowNumber + 2,
      width: half,
      face: 'bold',
      size: 9.5,
      align: 'right',
      color: slip.made.isReady ? ink.text : ink.lapis,
    })
  if (slip.gift !== null)
    belowNumber = write(slip.gift, {
      x: left + half,
      y: belowNumber + 2,
      width: half,
      face: 'bold',
      size: 9.5,
      align: 'right',
      color: ink.lapis,
    })
  let y = write(slip.toLabel, { x: left, y: Math.max(top + 34, belowNumber + 8), width, size: 8.5, color: ink.quiet }) + 1
  for (const [index, row] of slip.to.entries()) y = write(row, { x: left, y, width, face: index === 0 ? 'bold' : 'text', size: 12 })
  return y + 14
}

function drawHeadings({ write, rule }: Paper, { headings }: PackingSlip, y: number): number {
  const look = { y, size: 8.5, color: ink.quiet }
  write(headings.item, { ...look, x: left, width: nameWidth })
  write(headings.quantity, { ...look, x: left + nameWidth, width: cells.quantity, align: 'right' })
  write(headings.packed, { ...look, x: right - cells.packed, width: cells.packed, align: 'right' })
  rule(y + 15, ink.text, left, right)
  return y + 15
}

function heightOf({ measure }: Paper, { name, notes }: PackingSlip['lines'][number]): number {
  return 14 + measure(name, { width: nameWidth - 8, face: 'bold', size: 10.5 }) + measure(notes, { width: nameWidth - 8, size: 8.5 })
}

function drawLine({ pdf, write }: Paper, { name, notes, quantity }: PackingSlip['lines'][number], y: number): void {
  const below = write(name, { x: left, y: y + 7, width: nameWidth - 8, face: 'bold', size: 10.5 })
  write(notes, { x: left, y: below, width: nameWidth - 8, size: 8.5, color: ink.quiet })
  write(quantity, { x: left + nameWidth, y: y + 7, width: cells.quantity, face: 'bold', size: 12, align: 'right', inColumn: true })
  pdf
    .rect(right - 14, y + 8, 13, 13)
    .lineWidth(0.9)
    .strokeColor(ink.text)
    .stroke()
}

function drawText(paper: Paper, slip: PackingSlip, { label, text, y }: { label: string; text: string; y: number }): number {
  const height = 16 + paper.measure(text, { width: width - 24, size: 10 })
  const top = y + height + 18 > lowest ? openPage(paper, slip) : y
  const below = paper.write(label, { x: left, y: top, width, size: 8.5, color: ink.quiet })
  return paper.write(text, { x: left, y: below + 2, width, size: 10 })
}
