import type { Language } from '#contract/languages.ts'
import { openDocument } from '#kit/print/document.ts'
import { column, horn, ink, mark, sheet } from './invoice-look.ts'
import { drawLines, openPage } from './draw-invoice-lines.ts'
import { type Paper, paperOf } from './invoice-paper.ts'
import type { InvoiceView, InvoiceSum } from './view-invoice.ts'

/** A4, as many pages as the lines need. */
export async function drawInvoice(view: InvoiceView, language: Language): Promise<Buffer> {
  const { pdf, finished } = await openDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    language,
    title: `${view.title} ${view.facts[0]?.value ?? ''}`.trim(),
    author: view.shop,
  })
  const paper = paperOf(pdf)
  drawStrip(pdf)
  const belowHead = drawHead(paper, view)
  const belowFacts = drawFacts(paper, view, belowHead)
  const belowAddresses = drawAddresses(paper, view, belowFacts)
  const belowLines = drawLines(paper, view, belowAddresses)
  drawSums(paper, view, belowLines)
  drawFoot(paper, view)
  pdf.end()
  return finished
}

function drawStrip(pdf: PDFKit.PDFDocument): void {
  pdf.rect(0, 0, sheet.width, sheet.strip).fill(ink.lapis)
  const scale = sheet.strip / 100
  const half = (horn.step / 2) * scale
  pdf.save().rect(0, 0, sheet.width, sheet.strip).clip()
  for (let index = 0; index * half <= sheet.width + half; index += 1) {
    pdf.save().translate(index * half, index % 2 === 0 ? 0 : sheet.strip)
    pdf.scale(scale, index % 2 === 0 ? scale : -scale)
    pdf.path(horn.path).lineWidth(horn.stroke).lineCap('round').strokeColor(ink.milk).stroke().restore()
  }
  pdf.restore()
}

function drawHead({ pdf, write }: Paper, view: InvoiceView): number {
  const top = sheet.strip + 30
  drawMark(pdf, column.left, top - 3, 34)
  const half = column.width / 2
  write(view.shop, { x: column.left + 44, y: top - 2, width: half - 44, face: 'display', size: 24, color: ink.lapis })
  const left = view.shopRows.reduce(
    (y, row) => write(row, { x: column.left + 44, y, width: half - 44, size: 8.5, color: ink.quiet }),
    top + 34,
  )
  write(view.title, { x: column.left + half, y: top - 2, width: half, face: 'display', size: 24, align: 'right', tag: 'H1' })
  return Math.max(left, top + 44) + 18
}

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const scale = size / 200
  pdf.save().translate(x, y).scale(scale).path(mark.horse).fill(ink.lapis)
  for (const { turn, length, color } of mark.feathers) {
    pdf.save().translate(mark.shoulder[0], mark.shoulder[1]).rotate(turn)
    pdf.path(`M-6 0L-15 -${length}A15 15 0 0 1 15 -${length}L6 0Z`).fill(color).restore()
  }
  pdf.restore()
}

function drawFacts({ pdf, write, measure }: Paper, { facts }: InvoiceView, y: number): number {
  const narrow = (column.width - 32) * 0.29
  // The last cell contains a sentence about the payment.
  const widthOf = (index: number) => (index === facts.length - 1 ? column.width - 32 - narrow * index : narrow - 12)
  const tallest = Math.max(...facts.map(({ value }, index) => measure(value, { width: widthOf(index), face: 'bold', size: 10.5 })))
  const height = tallest + 34
  pdf.roundedRect(column.left, y, column.width, height, 4).fill(ink.felt)
  for (const [index, { label, value }] of facts.entries()) {
    const [x, width] = [column.left + 16 + index * narrow, widthOf(index)]
    const below = write(label, { x, y: y + 12, width, size: 8.5, color: ink.quiet })
    write(value, { x, y: below, width, face: 'bold', size: 10.5 })
  }
  return y + height + 20
}

function drawAddresses({ write }: Paper, { addresses }: InvoiceView, y: number): number {
  const width = column.width / 2
  const ends = addresses.map(({ label, rows }, index) => {
    const x = column.left + index * width
    const below = write(label, { x, y, width: width - 16, size: 8.5, color: ink.quiet })
    return rows.reduce(
      (at, row, number) => write(row, { x, y: at, width: width - 16, face: number === 0 ? 'bold' : 'text', size: 9.5 }),
      below + 2,
    )
  })
  return Math.max(...ends) + 22
}

function drawFoot({ pdf, write, rule }: Paper, view: InvoiceView): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const y = sheet.height - sheet.foot + 14
    rule(y)
    const half = column.width / 2
    write(view.closing.join('\n'), { x: column.left, y: y + 9, width: half + 60, size: 8, color: ink.quiet })
    write(view.pageOf(page + 1, count), { x: column.left + half, y: y + 9, width: half, size: 8, color: ink.quiet, align: 'right' })
  }
}

const width = 250
const left = column.right - width
const rowHeight = 17

function drawSums(paper: Paper, view: InvoiceView, top: number): void {
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
