import { type Faces, setLine, widthOf } from '#kit/lettering/glyphs.ts'
import type { Face } from '#kit/print/faces.ts'
import type { Shape, Sheet } from './sheet.ts'
import type { QrDrawing } from '#kit/images/draw-qr-code.ts'
import { symbolColors } from './symbol.ts'

type Tools = { symbol: QrDrawing; faces: Faces }

/** Draws the piece after cutting, letters as outlines. With `dotsPerMm` the size is in pixels, for a bitmap. */
export function sheetToSvg({ title, width, height, shapes }: Sheet, tools: Tools, dotsPerMm?: number): string {
  const drawn = drawShapes(shapes, tools)
  const sizeOf = (side: number) => (dotsPerMm === undefined ? `${side}mm` : Math.round(side * dotsPerMm))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizeOf(width)}" height="${sizeOf(height)}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(title)}</title>${drawn}</svg>`
}

function drawShapes(shapes: readonly Shape[], tools: Tools): string {
  return shapes.map((shape) => drawShape(shape, tools)).join('\n')
}

function drawShape(shape: Shape, tools: Tools): string {
  switch (shape.kind) {
    case 'area':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.color}"/>`
    case 'disc':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.color}"/>`
    case 'art':
      return `<g transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})">${shape.svg}</g>`
    case 'line':
      return drawLine(shape, tools.faces)
    case 'code':
      return drawCode(shape, tools.symbol)
    case 'clip':
      return `<svg x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" viewBox="${shape.x} ${shape.y} ${shape.width} ${shape.height}">${drawShapes(shape.shapes, tools)}</svg>`
    case 'turned':
      return `<g transform="rotate(180 ${shape.x} ${shape.y})">${drawShapes(shape.shapes, tools)}</g>`
    case 'dashes':
      return `<path d="${shape.d}" fill="none" stroke="${shape.color}" stroke-width="0.25" stroke-dasharray="1.4 1.4"/>`
  }
}

function drawLine({ text, x, y, size, face, color, align = 'left' }: Shape & { kind: 'line' }, faces: Faces): string {
  const letters = facesOf(faces)[face]
  const back = { left: 0, center: 0.5, right: 1 }[align]
  return setLine(letters, text, { x: x - back * widthOf(letters, text, size), y, size, colour: color })
}

function facesOf({ display, text }: Faces): Record<Face, Faces['text']> {
  return { display, text, bold: text }
}

function drawCode({ x, y, size }: Shape & { kind: 'code' }, { side, path }: QrDrawing): string {
  const place = `translate(${x} ${y}) scale(${size / side})`
  return `<g transform="${place}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="${symbolColors.light}"/><path d="${path}" fill="${symbolColors.dark}"/></g>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
