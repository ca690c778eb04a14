import type { CodeDrawing } from './code-path.ts'

export type CodeImageProps = { drawing: CodeDrawing; label: string; size: number; className?: string }

/** With the one that is drawn, four modules around a code stay white, or scanners don't find it. */
const quietModules = 3

/** A QR code that a scanner reads off a screen: black, to be put on white. */
export function CodeImage({ drawing, label, size, className = '' }: CodeImageProps) {
  return <img src={imageOf(drawing)} alt={label} width={size} height={size} className={className} />
}

function imageOf({ size, path }: CodeDrawing): string {
  const [edge, side] = [-quietModules, size + 2 * quietModules]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
