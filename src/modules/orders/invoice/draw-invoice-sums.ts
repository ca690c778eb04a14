import type { Paper } from './invoice-paper.ts'
import { openPage } from './draw-invoice-lines.ts'
import { column, ink, sheet } from './invoice-look.ts'
import type { InvoiceSum, InvoiceView } from './view-invoice.ts'

const width = 250
const left = column.right - width
const rowHeight = 17

export function drawSums(paper: Paper, view: InvoiceView, top: number): void {
  const height = (view.sums.length + view.after.length) * rowHeight + 64
  const start = top + 16 + height > sheet.height - sheet.foot ? openPage(paper, view) : top + 16
  let y = start
  for (const sum of view.sums) {
    drawSum(paper, sum, y, 'text')
    y += rowHeight
  }
  paper.rule(y + 3, ink.text, left)
  const { label, amount } = view.total
  paper.write(label, { x: left, y: y + 10.5, width: width / 2, face: 'display', size: 16 })
  paper.write(amount, { x: left, y: y + 13.5, width, face: 'bold', size: 16, align: 'right' })
  y += 44
  for (const sum of view.after) {
    drawSum(paper, sum, y, 'bold')
    y += rowHeight
  }

  if (view.payment.length === 0) return
  const payment = view.facts.at(-1)
  const below = paper.write(payment?.label ?? '', { x: column.left, y: start, width: left - column.left - 24, size: 8.5, color: ink.quiet })
  view.payment.reduce(
    (at, row, index) =>
      paper.write(row, { x: column.left, y: at, width: left - column.left - 24, face: index === 0 ? 'bold' : 'text', size: 9.5 }),
    below + 2,
  )
}

function drawSum({ write }: Paper, { label, amount }: InvoiceSum, y: number, face: 'text' | 'bold'): void {
  const isLess = amount.startsWith('−')
  const color = isLess ? ink.tile : ink.text
  write(label, { x: left, y, width: width - 90, face, color })
  write(amount, { x: left, y, width, align: 'right', inColumn: true, face, color })
}
