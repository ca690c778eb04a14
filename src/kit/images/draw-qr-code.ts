import { encodeQR, type ErrorCorrection } from 'qr'

/** The dark modules of a code, as runs within rows. One unit per module; `side` includes the quiet zone on both sides. */
export type QrRuns = { side: number; runs: readonly { x: number; y: number; length: number }[] }
export type QrDrawing = { side: number; path: string }

/** The white border that scanners need. In modules. */
export const quietZone = 4

const pngWidthPx = 720

/** Each dark run of a row is one shape, so no seams show in print. */
export function findQrRuns(text: string, ecc: ErrorCorrection): QrRuns {
  const rows = encodeQR(text, 'raw', { ecc, border: quietZone })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [{ x, y, length: row.indexOf(false, x) - x }] : [])),
  )
  return { side: rows.length, runs }
}

/** Draws a QR code as one SVG path. */
export function drawQrPath(text: string, ecc: ErrorCorrection): QrDrawing {
  const { side, runs } = findQrRuns(text, ecc)
  return { side, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h${-length}z`).join('') }
}

/** Returns an SVG in black on white, regardless of the page's colours. */
export function drawQrCode(text: string): string {
  const { side, path } = drawQrPath(text, 'medium')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#FFFFFF" d="M0 0h${side}v${side}H0z"/><path fill="#000000" d="${path}"/></svg>\n`
}

/** Draws a square PNG in black on white, by default large enough for phone screens and print. */
export async function drawQrCodePng(text: string, widthPx = pngWidthPx): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  const side = rows.length
  const image = sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).resize(widthPx, widthPx, { kernel: 'nearest' })
  return new Uint8Array(await image.png().toBuffer())
}
