import type { CodeDrawing } from './code-path.ts'

export type CodeImageProps = { drawing: CodeDrawing; label: string; size: number; className?: string }

/** Scanners need four white modules around a code; one is part of the drawing. */
const quietModules = 3

/** A QR code to scan from a screen: black, so place it on white. */
export function CodeImage({ drawing, label, size, className = '' }: CodeImageProps) {
  return <img src={imageOf(drawing)} alt={label} width={size} height={size} className={className} />
}

function imageOf({ size, path }: CodeDrawing): string {
  const [edge, side] = [-quietModules, size + 2 * quietModules]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
