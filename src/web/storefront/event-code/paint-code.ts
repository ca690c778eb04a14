import type { CodeDrawing } from '#web/ui/code-path.ts'

const width = 1080
const margin = 90
const codeSide = width - 2 * margin
const numberPx = 84
const textPx = 40
const lineGap = 1.45

/** Draws the code as a PNG with the necessary texts. Works on the device, so it needs no network. */
export function paintCode({ size, path }: CodeDrawing, [number, ...lines]: readonly string[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.resolve(null)
  drawing.font = fontOf(textPx)
  const wrapped = lines.flatMap((line) => wrap(drawing, line))
  canvas.width = width
  canvas.height = Math.round(margin + codeSide + numberPx * 1.8 + wrapped.length * textPx * lineGap + margin)
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = '#000'
  const scale = codeSide / size
  drawing.setTransform(scale, 0, 0, scale, margin, margin)
  drawing.fill(shapeOf(path))
  drawing.resetTransform()
  drawing.textAlign = 'center'
  drawing.font = `600 ${fontOf(numberPx)}`
  let y = margin + codeSide + numberPx * 1.3
  drawing.fillText(number ?? '', width / 2, y)
  drawing.font = fontOf(textPx)
  for (const line of wrapped) {
    y += textPx * lineGap
    drawing.fillText(line, width / 2, y)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function shapeOf(path: string): Path2D {
  return new Path2D(path)
}

function fontOf(px: number): string {
  return `${px}px Onest, "Segoe UI", Roboto, sans-serif`
}

function wrap(drawing: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || drawing.measureText(longer).width > codeSide) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
