import type { GoodsKind } from '#contract/rules/studio-rules.ts'

/** SVG paths, each centred on the origin and at most 48 units high. */
const outlines: Record<GoodsKind, string> = {
  tshirt: 'M-8 -22 -22 -14 -17 -4 -12 -7V22H12V-7L17 -4 22 -14 8 -22C5 -17 -5 -17 -8 -22Z',
  kids: 'M-7 -17 -18 -11 -14 -2 -10 -4V16H10V-4L14 -2 18 -11 7 -17C4 -13 -4 -13 -7 -17Z',
  mug: 'M-14 -17H10V13C10 16 8 18 5 18H-9C-12 18 -14 16 -14 13ZM10 -10H14C21 -10 21 8 14 8H10',
  bag: 'M-16 -8H16V22H-16ZM-8 -8V-15C-8 -24 8 -24 8 -15V-8',
  sticker: 'M-17 -17H17V9L9 17H-17ZM17 9H9V17',
  pin: 'M0 17A17 17 0 1 0 0 -17 17 17 0 0 0 0 17ZM0 13A13 13 0 1 0 0 -13 13 13 0 0 0 0 13Z',
}
const prints: Record<GoodsKind, string> = {
  tshirt: 'M0 -7 7 0 0 7 -7 0Z',
  kids: 'M0 -5 5 0 0 5 -5 0Z',
  mug: 'M-2 -6 4 0 -2 6 -8 0Z',
  bag: 'M0 -1 8 7 0 15 -8 7Z',
  sticker: 'M-2 -9 6 -1 -2 7 -10 -1Z',
  pin: 'M0 -7 7 0 0 7 -7 0Z',
}

export type GoodsOutlineProps = { kind: GoodsKind; x: number; y: number; scale?: number; turn?: number }

export function GoodsOutline({ kind, x, y, scale = 1, turn = 0 }: GoodsOutlineProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d={outlines[kind]} className="fill-surface stroke-ink" strokeWidth={1.5 / scale} strokeLinejoin="round" />
      <path d={prints[kind]} className="fill-apricot" />
    </g>
  )
}
