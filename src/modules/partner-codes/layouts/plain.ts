import { symbolColors } from '../symbol.ts'
import type { Print, Sheet } from '../sheet.ts'

export function plain({ shop, readable }: Print): Sheet {
  const size = 60
  return {
    title: `${shop} · ${readable}`,
    width: size,
    height: size,
    bleed: 0,
    marks: { folds: [] },
    shapes: [
      { kind: 'area', x: 0, y: 0, width: size, height: size, color: symbolColors.light },
      { kind: 'code', x: 0, y: 0, size },
    ],
  }
}
