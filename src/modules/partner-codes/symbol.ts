import { create } from 'qrcode'

/** In modules: the white border around a code that scanners need. */
export const quietZone = 4

export type Symbol = {
  /** In modules, including the quiet zone on both sides. */
  side: number
  /** The dark modules as a path, one unit per module. */
  path: string
}

/** Draws the QR code of a text with error correction Q (25 %). Each dark run of a row is one shape, so no seams show in print. */
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

/** Dark on light, since only some phones read other colours. */
export const symbolColors = { dark: '#171A26', light: '#FFFFFF' } as const
