import type { ReactNode } from 'react'
import type { GoodsKind, ShotType } from '#contract/rules/studio-rules.ts'
import { GoodsOutline } from './goods-outline.tsx'

type Drawn = (kind: GoodsKind) => ReactNode
const line = 'fill-none stroke-ink'
const faint = 'fill-none stroke-edge'

const drawings: Record<ShotType, Drawn> = {
  flat: (kind) => (
    <>
      <path
        d="M8 8 40 72M40 8 72 72M72 8 104 72M104 8 112 24M40 8 8 72M72 8 40 72M104 8 72 72M112 56 104 72"
        className={faint}
        opacity={0.35}
      />
      <GoodsOutline kind={kind} x={60} y={40} />
    </>
  ),
  hanger: (kind) => (
    <>
      <path d="M14 10H106" className={line} strokeWidth={2} />
      <path d="M60 10c4 0 5 5 1 7l-1 3 16 8M60 20 44 28" className={line} />
      <GoodsOutline kind={kind} x={60} y={46} scale={0.95} />
    </>
  ),
  worn: (kind) => (
    <>
      <circle cx={60} cy={14} r={9} className={line} />
      <path d="M54 22v6M66 22v6M40 34 34 60M80 34 86 60" className={line} />
      <GoodsOutline kind={kind} x={60} y={49} scale={1.05} />
    </>
  ),
  table: (kind) => (
    <>
      <path d="M4 56 26 40H94L116 56V66H4ZM4 56H116M16 66V78M104 66V78" className={line} />
      <GoodsOutline kind={kind} x={60} y={34} scale={0.8} />
    </>
  ),
  detail: (kind) => (
    <>
      <GoodsOutline kind={kind} x={50} y={44} scale={1.5} />
      <circle cx={52} cy={42} r={20} className="fill-none stroke-lapis" strokeWidth={2.5} />
      <path d="M67 56 84 72" className="stroke-lapis" strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  scene: (kind) => (
    <>
      <path d="M72 6H106V40H72ZM89 6V40M72 23H106" className={line} />
      <path d="M72 44 52 74M106 44 90 74" className={faint} opacity={0.6} />
      <path d="M4 62H116" className={line} />
      <path d="M16 62c-5-14 1-26 6-30 5 6 8 18 4 30" className={line} />
      <GoodsOutline kind={kind} x={56} y={42} scale={0.75} />
    </>
  ),
  group: (kind) => (
    <>
      <path d="M8 68H112" className={faint} />
      <GoodsOutline kind={kind} x={32} y={44} scale={0.8} turn={-7} />
      <GoodsOutline kind={kind} x={88} y={44} scale={0.8} turn={7} />
      <GoodsOutline kind={kind} x={60} y={42} />
    </>
  ),
}

export type ShotDrawingProps = { type: ShotType; kind: GoodsKind; className?: string }

export function ShotDrawing({ type, kind, className }: ShotDrawingProps) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      {drawings[type](kind)}
    </svg>
  )
}
