type Pdf = PDFKit.PDFDocument
type Attributes = Readonly<Record<string, string>>

/** Draws groups, paths, circles and ellipses, all that `brand/` uses. Throws an error for any other element or transformation. */
export function drawArt(pdf: Pdf, svg: string): void {
  for (const [, closing, name = '', written = ''] of svg.matchAll(/<(\/?)([a-z]+)([^>]*?)\/?>/g)) {
    if (closing) {
      pdf.restore()
      continue
    }
    const attributes = attributesIn(written)
    pdf.save()
    transform(pdf, attributes.transform ?? '')
    if (name === 'g') continue
    outline(pdf, name, attributes)
    paint(pdf, attributes)
    pdf.restore()
  }
}

function attributesIn(written: string): Attributes {
  return Object.fromEntries(Array.from(written.matchAll(/([a-z-]+)="([^"]*)"/g), ([, name, value]) => [name, value]))
}

function transform(pdf: Pdf, written: string): void {
  for (const [, name = '', list = ''] of written.matchAll(/([a-z]+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersIn(list)
    const count = numbersIn(list).length
    if (name === 'translate') pdf.translate(a, b)
    else if (name === 'scale') pdf.scale(a, count === 1 ? a : b)
    else if (name === 'rotate') pdf.rotate(a, { origin: [b, c] })
    else if (name === 'matrix') pdf.transform(a, b, c, d, e, f)
    else throw new Error(`No ${name} in drawings of the brand`)
  }
}

function outline(pdf: Pdf, name: string, { d = '', cx, cy, r, rx, ry }: Attributes): void {
  if (name === 'path') pdf.path(d)
  else if (name === 'circle') pdf.circle(Number(cx), Number(cy), Number(r))
  else if (name === 'ellipse') pdf.ellipse(Number(cx), Number(cy), Number(rx), Number(ry))
  else throw new Error(`No <${name}> in drawings of the brand`)
}

function paint(pdf: Pdf, attributes: Attributes): void {
  const { fill = '#000000', stroke } = attributes
  if (stroke === undefined) {
    pdf.fill(fill)
    return
  }
  pdf.lineWidth(Number(attributes['stroke-width'] ?? 1))
  if (attributes['stroke-linecap'] === 'round') pdf.lineCap('round')
  if (attributes['stroke-linejoin'] === 'round') pdf.lineJoin('round')
  if (fill === 'none') pdf.strokeColor(stroke).stroke()
  else pdf.fillAndStroke(fill, stroke)
}

function numbersIn(list: string): number[] {
  return (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}
