import { useId } from 'react'
import type { Backdrop, GoodsKind, ShotAngle, ShotAspect, ShotLight } from '#contract/rules/studio-rules.ts'
import { GoodsOutline } from './goods-outline.tsx'

/** The colours of the brand's materials, the same in light and dark mode. */
export const backdropColors: Record<Exclude<Backdrop, 'transparent'>, string> = {
  felt: '#e3d9c7',
  lapis: '#20398c',
  pomegranate: '#9c1c38',
  apricot: '#f0a05a',
  stone: '#b9b6b0',
  wood: '#a67c52',
}
const shapes: Record<ShotAspect, { width: number; height: number }> = {
  '1:1': { width: 72, height: 72 },
  '4:5': { width: 64, height: 80 },
  '16:9': { width: 120, height: 67.5 },
}
const lights: Record<ShotLight, { x: number; y: number; color: string; opacity: number }> = {
  window: { x: 0, y: 0, color: '#fff8e8', opacity: 0.75 },
  soft: { x: 0.5, y: 0.35, color: '#ffffff', opacity: 0.35 },
  noon: { x: 0.5, y: 0, color: '#ffffff', opacity: 0.8 },
  evening: { x: 1, y: 0.6, color: '#ffb066', opacity: 0.75 },
}

export type LookDrawingProps = {
  kind: GoodsKind
  backdrop: Backdrop
  light: ShotLight
  angle: ShotAngle
  aspect: ShotAspect
  className?: string
}

export function LookDrawing({ kind, backdrop, light, angle, aspect, className }: LookDrawingProps) {
  const id = useId()
  const { width, height } = shapes[aspect]
  const { x, y, color, opacity } = lights[light]
  const [left, top] = [(120 - width) / 2, (80 - height) / 2]
  const box = { x: left, y: top, width, height, rx: 2 }
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" focusable="false" className={className}>
      <defs>
        <radialGradient id={`${id}-light`} cx={x} cy={y} r={0.9}>
          <stop offset="0" stopColor={color} stopOpacity={opacity} />
          <stop offset="1" stopColor={color} stopOpacity={0} />
        </radialGradient>
        <pattern id={`${id}-clear`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className="fill-surface" />
          <path d="M0 0H4V8H8V4H0Z" className="fill-wool" />
        </pattern>
      </defs>
      <rect {...box} fill={backdrop === 'transparent' ? `url(#${id}-clear)` : backdropColors[backdrop]} />
      {backdrop !== 'transparent' && <rect {...box} fill={`url(#${id}-light)`} />}
      <g transform={`translate(60 ${angle === 'top' ? 40 : 42}) ${angle === 'three_quarter' ? 'skewY(-7) scale(0.84 1)' : ''}`}>
        {angle !== 'top' && <ellipse cx={(0.5 - x) * 12} cy={22} rx={20} ry={4} fill="#000000" opacity={0.22} />}
        <GoodsOutline kind={kind} x={0} y={0} scale={height > 70 ? 1.15 : 1} turn={angle === 'top' ? -8 : 0} />
      </g>
    </svg>
  )
}
