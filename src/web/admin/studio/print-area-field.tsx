import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { StudioSession } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import type { Box } from './locked-view.ts'
import { areaAfterKey, changeArea, type Grip } from './print-area.ts'

export type PrintAreaFieldProps = {
  picture: NonNullable<StudioSession['product']['picture']>
  name: string
  area: Box
  onChange: (area: Box) => void
}

const corners = ['nw', 'ne', 'sw', 'se'] as const

export function PrintAreaField({ picture, name, area, onChange }: PrintAreaFieldProps) {
  const t = useMessages('admin-studio')
  const hintId = useId()
  const [drawn, setDrawn] = useState<Box>()
  const drawing = useRef<SVGSVGElement>(null)
  const held = useRef<{ grip: Grip; from: { x: number; y: number }; area: Box }>(undefined)
  const { width, height } = picture
  const shown = drawn ?? area
  const box = { x: shown.x * width, y: shown.y * height, width: shown.width * width, height: shown.height * height }
  const unit = Math.max(width, height) / 100

  function begin(event: PointerEvent, grip: Grip) {
    if (event.button !== 0) return
    drawing.current?.setPointerCapture(event.pointerId)
    held.current = { grip, from: { x: event.clientX, y: event.clientY }, area }
  }
  function follow(event: PointerEvent<SVGSVGElement>) {
    if (!held.current) return
    const { grip, from, area: before } = held.current
    const on = event.currentTarget.getBoundingClientRect()
    setDrawn(changeArea(before, grip, { x: (event.clientX - from.x) / on.width, y: (event.clientY - from.y) / on.height }))
  }
  function end(isGivenUp: boolean) {
    held.current = undefined
    if (drawn && !isGivenUp) onChange(drawn)
    setDrawn(undefined)
  }
  function handleKey(event: KeyboardEvent) {
    const next = areaAfterKey(area, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    onChange(next)
  }

  return (
    <div className="@container">
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto max-h-150 w-full touch-pan-y rounded-edge bg-felt select-none"
        onPointerMove={follow}
        onPointerUp={() => end(false)}
        onPointerCancel={() => end(true)}
      >
        <title>{t('originalAlt', { name })}</title>
        <image href={picture.url} width={width} height={height} />
        <path
          d={`M0 0H${width}V${height}H0ZM${box.x} ${box.y}V${box.y + box.height}H${box.x + box.width}V${box.y}Z`}
          className="pointer-events-none fill-night"
          opacity={0.35}
        />
        <rect {...box} className="pointer-events-none fill-none stroke-bone" strokeWidth={unit * 0.5} />
        <foreignObject {...box} className="overflow-visible">
          <button
            type="button"
            aria-label={t('area.label')}
            aria-describedby={hintId}
            onKeyDown={handleKey}
            onPointerDown={(event) => begin(event, 'move')}
            className="block size-full cursor-move touch-none focus-visible:outline-[0.6em] focus-visible:outline-apricot"
          />
        </foreignObject>
        {corners.map((corner) => (
          <rect
            key={corner}
            x={(corner.endsWith('w') ? box.x : box.x + box.width) - unit * 1.5}
            y={(corner.startsWith('n') ? box.y : box.y + box.height) - unit * 1.5}
            width={unit * 3}
            height={unit * 3}
            rx={unit * 0.4}
            onPointerDown={(event) => begin(event, corner)}
            className={`touch-none fill-bone stroke-lapis-cloth ${corner === 'nw' || corner === 'se' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
            strokeWidth={unit * 0.4}
          />
        ))}
      </svg>
      <p id={hintId} className="mt-2 text-tiny text-smoke">
        {t('area.hint')}
      </p>
      <div className="mt-3 grid grid-cols-2 items-end gap-3 @min-[28rem]:grid-cols-4">
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <NumberField
            key={side}
            label={t(`area.${side}`)}
            decimals={1}
            least={side === 'x' || side === 'y' ? 0 : 2}
            most={100}
            value={Number((shown[side] * 100).toFixed(1))}
            onChange={(percent) => {
              if (percent !== null) onChange(withSide(area, side, percent / 100))
            }}
          />
        ))}
      </div>
    </div>
  )
}

function withSide(area: Box, side: keyof Box, share: number): Box {
  const by = share - area[side]
  if (side === 'x') return changeArea(area, 'move', { x: by, y: 0 })
  if (side === 'y') return changeArea(area, 'move', { x: 0, y: by })
  return changeArea(area, 'se', side === 'width' ? { x: by, y: 0 } : { x: 0, y: by })
}
