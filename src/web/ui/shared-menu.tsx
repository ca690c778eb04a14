import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'
import { MenuPopup, type MenuPopupProps } from './menu-popup.tsx'

/** Connects many buttons, such as those of list rows, to one shared menu. */
export type SharedMenuHandle<Thing> = Base.Handle<Thing>

export function useSharedMenu<Thing>(): SharedMenuHandle<Thing> {
  const [handle] = useState(() => Base.createHandle<Thing>())
  return handle
}

export type SharedMenuTriggerProps<Thing> = {
  menu: SharedMenuHandle<Thing>
  /** The menu's subject. */
  thing: Thing
  children: ReactElement
}

/** One of the buttons. The server renders the button alone: a menu for each of 25 rows took an eighth of a list page's rendering. */
export function SharedMenuTrigger<Thing>({ menu, thing, children }: SharedMenuTriggerProps<Thing>) {
  return useHydrated() ? <Base.Trigger handle={menu} payload={thing} render={children} /> : children
}

export type SharedMenuProps<Thing> = Omit<MenuPopupProps, 'items'> & {
  menu: SharedMenuHandle<Thing>
  itemsOf: (thing: Thing) => MenuPopupProps['items']
}

export function SharedMenu<Thing>({ menu, itemsOf, ...popup }: SharedMenuProps<Thing>) {
  if (!useHydrated()) return null
  return (
    <Base.Root handle={menu} modal={false}>
      {({ payload }) => payload !== undefined && <MenuPopup {...popup} items={itemsOf(payload)} />}
    </Base.Root>
  )
}
