import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { MenuPopup, type MenuPopupProps } from './menu-popup.tsx'

export type MenuProps = MenuPopupProps & {
  /** The button that opens it: `<IconButton label="More"><MoreIcon /></IconButton>`. */
  trigger: ReactElement
}

/** Actions of a page or of one thing on it. */
export function Menu({ trigger, ...popup }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <MenuPopup {...popup} />
    </Base.Root>
  )
}
