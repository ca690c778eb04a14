import { create } from 'qrcode'

/** Modules of white around a code, which scanners need. */
export const quietZone = 4

export type Symbol = {
  /** Modules in a row, with the quiet zone on both sides. */
  side: number
  /** The dark modules as a path, a unit to a module. */
  path: string
}

/** The QR code of a text with a quarter of it to spare (error correction Q). Dark runs of a row are one piece, so that no seam shows in print. */
export function drawSymbol(text: string): Symbol {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' })
  const runs: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1
      runs.push(`M${start + quietZone} ${row + quietZone}h${column - start + 1}v1h${start - column - 1}z`)
    }
  }
  return { side: modules.size + 2 * quietZone, path: runs.join('') }
}

/** Plain dark on light: other colours are read by some phones only. */
export const symbolColors = { dark: '#171A26', light: '#FFFFFF' } as const
