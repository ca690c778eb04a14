import type { Paper } from './invoice-paper.ts'
import { column, ink, sheet } from './invoice-look.ts'
import type { InvoiceLine, InvoiceView } from './view-invoice.ts'

/** Column widths in points, from the right edge. */
const cells = { quantity: 46, price: 84, amount: 92 } as const
const nameWidth = column.width - cells.quantity - cells.price - cells.amount
const padding = 8
const lowest = sheet.height - sheet.foot

/** Splits no line between pages. Returns the y below it. */
export function drawLines(paper: Paper, view: InvoiceView, top: number): number {
  let y = drawHeadings(paper, view, top)
  for (const line of view.lines) {
    const height = heightOf(paper, line)
    if (y + height > lowest) y = drawHeadings(paper, view, openPage(paper, view))
    drawLine(paper, line, y)
    y += height
    paper.rule(y)
  }
  return y
}

export function openPage({ pdf, write }: Paper, view: InvoiceView): number {
  pdf.addPage({ size: 'A4', margin: 0 })
  return write(view.continued, { x: column.left, y: sheet.margin, width: column.width, size: 8.5, color: ink.quiet }) + 14
}

function drawHeadings(paper: Paper, { headings }: InvoiceView, y: number): number {
  drawRow(paper, { ...headings }, y, { size: 8.5, color: ink.quiet })
  paper.rule(y + 16, ink.text)
  return y + 16
}

function heightOf({ measure }: Paper, { name, notes }: InvoiceLine): number {
  const width = nameWidth - 12
  return padding * 2 + measure(name, { width, face: 'bold' }) + measure(notes, { width, size: 8.5 })
}

function drawLine(paper: Paper, line: InvoiceLine, y: number): void {
  const below = paper.write(line.name, { x: column.left, y: y + padding, width: nameWidth - 12, face: 'bold' })
  paper.write(line.notes, { x: column.left, y: below, width: nameWidth - 12, size: 8.5, color: ink.quiet })
  drawRow(paper, { item: '', quantity: line.quantity, price: line.price, amount: line.amount }, y + padding, {})
}

type Row = { item: string; quantity: string; price: string; amount: string }

function drawRow({ write }: Paper, { item, quantity, price, amount }: Row, y: number, look: { size?: number; color?: string }): void {
  if (item) write(item, { x: column.left, y, width: nameWidth, ...look })
  let x = column.left + nameWidth
  for (const [text, width] of [
    [quantity, cells.quantity],
    [price, cells.price],
    [amount, cells.amount],
  ] as const) {
    write(text, { x, y, width, align: 'right', inColumn: true, ...look })
    x += width
  }
}
