import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export type MenuItem = { key: string; label: ReactNode; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { to: string; onSelect?: never }
  | { onSelect: () => void; to?: never }
)

export type MenuPopupProps = {
  items: readonly (MenuItem | 'line')[]
  align?: 'start' | 'center' | 'end' | undefined
  dense?: boolean | undefined
}

/** The open part of a menu. Arrows, Home, End and first letters move the focus; Escape closes it. */
export function MenuPopup({ items, align = 'end', dense = false }: MenuPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner align={align} sideOffset={6} className="z-50 outline-none">
        <Base.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-edge bg-surface py-1.5 text-ink shadow-float transition-opacity duration-200 ease-enter outline-none data-ending-style:opacity-0 data-ending-style:duration-120 starting:opacity-0">
          {items.map((item, index) => {
            if (item === 'line') return <Base.Separator key={`line-${index}`} className="my-1.5 h-px bg-wool" />
            const look = classNames(
              'flex cursor-pointer items-center gap-3 px-4 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-smoke data-highlighted:bg-hover',
              dense ? 'min-h-8 text-small' : 'min-h-11 text-label',
              item.danger && 'text-pomegranate',
            )
            if (item.to === undefined)
              return (
                <Base.Item key={item.key} disabled={item.disabled} onClick={item.onSelect} className={look}>
                  {item.icon}
                  {item.label}
                </Base.Item>
              )
            return (
              <Base.LinkItem key={item.key} closeOnClick render={<Link to={item.to} />} className={look}>
                {item.icon}
                {item.label}
              </Base.LinkItem>
            )
          })}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
