import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { MenuPopup, type MenuPopupProps } from './menu-popup.tsx'

export type MenuProps = MenuPopupProps & {
  /** The button that opens the menu: `<IconButton label="More"><MoreIcon /></IconButton>`. */
  trigger: ReactElement
}

export function Menu({ trigger, ...popup }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <MenuPopup {...popup} />
    </Base.Root>
  )
}
