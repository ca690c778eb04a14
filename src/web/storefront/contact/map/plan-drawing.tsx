import { useId } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { View } from '#web/ui/zoom.ts'
import { pathOnSheet, placeOnSheet, sheet, type Spot, type TownPlan, type Way } from './town-plan.ts'

const wayLooks: Record<Way['kind'], { width: number; className: string; dashes?: string }> = {
  river: { width: 34, className: 'stroke-lapis opacity-25' },
  rail: { width: 3, className: 'stroke-smoke opacity-60', dashes: '9 5' },
  avenue: { width: 18, className: 'stroke-milk' },
  street: { width: 12, className: 'stroke-milk' },
  lane: { width: 7, className: 'stroke-milk' },
}
const areaLooks = { park: 'fill-tile opacity-20', building: 'fill-wool' } as const
const label = 'text-(length:--map-label)'
/** The page's policy forbids inline styles in HTML, so at the initial scale the style sheet sets the size. */
const labelSize = (scale: number) => (scale === 1 ? {} : { style: { fontSize: `calc(var(--map-label) / ${scale})` } })
/** From this scale on there is room for every street's name. */
const roomy = 1.5

/** Draws the streets in the page's colours, dark in the dark theme. */
export function PlanDrawing({ plan, view, here, isHeld }: { plan: TownPlan; view: View; here: string; isHeld: boolean }) {
  const t = useMessages('contact')
  const id = useId()
  const { scale, x, y } = view
  const door = placeOnSheet(plan, plan.door)
  const ways = plan.ways.map((way, index) => ({ ...way, id: `${id}${index}`, path: pathOnSheet(plan, way.course) }))
  const nameOf = ({ kind, name, street }: Way) => (kind === 'river' ? t('map.river') : street ? t(`map.streets.${street}`) : name)
  const hundredMetres = ((100 * sheet.width) / plan.metres) * scale
  return (
    <svg
      viewBox={`${-sheet.width / 2} ${-sheet.height / 2} ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none block h-auto w-full [--map-label:12.5px] max-sm:[--map-label:23px]"
    >
      <g className={isHeld ? undefined : 'transition-transform duration-200 ease-enter'} transform={`translate(${x} ${y}) scale(${scale})`}>
        {plan.areas.map(({ kind, outline }) => {
          const path = `${pathOnSheet(plan, outline)}Z`
          return <path key={path} d={path} className={areaLooks[kind]} />
        })}
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          {ways.map(({ id: wayId, kind, path }) => {
            const { width, className, dashes } = wayLooks[kind]
            return <path key={wayId} id={wayId} d={path} strokeWidth={width} strokeDasharray={dashes} className={className} />
          })}
        </g>
        {ways.map((way) => {
          const name = nameOf(way)
          if (!name) return null
          return (
            <text
              key={way.id}
              dy="0.35em"
              textAnchor="middle"
              {...labelSize(scale)}
              className={classNames(
                label,
                way.kind === 'river' ? 'fill-lapis' : 'fill-smoke',
                scale < roomy && way.kind === 'lane' && 'hidden',
                scale < roomy && way.kind === 'street' && 'max-sm:hidden',
              )}
            >
              <textPath href={`#${way.id}`} startOffset={way.nameAt ?? '50%'}>
                {name}
              </textPath>
            </text>
          )
        })}
        {plan.spots.map((spot) => (
          <SpotMark key={spot.spot} {...spot} {...placeOnSheet(plan, spot.at)} scale={scale} />
        ))}
        <g transform={`translate(${door.x} ${door.y}) scale(${1 / scale})`}>
          <path d="M0 0c-22-26-30-40-30-54a30 30 0 0 1 60 0c0 14-8 28-30 54z" className="fill-apricot" />
          <path d="M0-70 12-54 0-38-12-54z" className="fill-night" />
          <text
            y="-94"
            textAnchor="middle"
            className="fill-ink stroke-felt font-display text-[24px] [paint-order:stroke] max-sm:text-[36px]"
            strokeWidth="6"
          >
            {here}
          </text>
        </g>
      </g>
      <g transform={`translate(${24 - sheet.width / 2} ${sheet.height / 2 - 22})`}>
        <path d={`M0-6V0H${hundredMetres}V-6`} fill="none" strokeWidth="2" className="stroke-ink" />
        <text x={hundredMetres / 2} y="-9" textAnchor="middle" className={`fill-ink ${label}`}>
          {t('map.hundredMetres')}
        </text>
      </g>
    </svg>
  )
}

function SpotMark({ spot, side = 'above', x, y, scale }: Spot & { x: number; y: number; scale: number }) {
  const t = useMessages('contact')
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / scale})`}>
      <rect x="-8" y="-8" width="16" height="16" rx="4" className={spot === 'station' || spot === 'almaly' ? 'fill-lapis' : 'fill-tile'} />
      <text
        y={side === 'above' ? -15 : 15}
        dy={side === 'above' ? 0 : '0.8em'}
        textAnchor="middle"
        className={`fill-ink stroke-felt font-medium [paint-order:stroke] ${label}`}
        strokeWidth="4"
      >
        {t(`map.${spot}`)}
      </text>
    </g>
  )
}
