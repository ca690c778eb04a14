import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useId } from 'react'
import { Link, type LinkProps } from './link.tsx'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** Makes the tab a link, for tabs that are part of the address. It works before and without scripts. */
  to?: string
}

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  children: ReactNode
}

const look =
  'flex min-h-12 flex-1 cursor-pointer items-center justify-center rounded-t-edge px-3 text-center text-label leading-tight font-bold text-smoke no-underline shadow-[inset_0_-1px_0_var(--color-wool)] hover:text-ink aria-selected:text-lapis aria-selected:shadow-[inset_0_-3px_0_var(--color-lapis)]'

export function Tabs<Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  // Base UI connects tabs and panel only in the browser.
  const id = useId()
  const tabId = (tab: Value) => `${id}-${tab}`
  const panelId = `${id}-panel`
  const connected = (tab: Value) => ({ id: tabId(tab), 'aria-controls': tab === value ? panelId : undefined })
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List aria-label={label} className="flex">
        {tabs.map((tab) =>
          tab.to === undefined ? (
            <Base.Tab key={tab.value} value={tab.value} className={look} {...connected(tab.value)}>
              {tab.label}
            </Base.Tab>
          ) : (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={look}
              nativeButton={false}
              {...connected(tab.value)}
              render={<TabLink to={tab.to}>{tab.label}</TabLink>}
            />
          ),
        )}
      </Base.List>
      <Base.Panel value={value} id={panelId} aria-labelledby={tabId(value)} tabIndex={-1} className="pt-6 outline-none">
        {children}
      </Base.Panel>
    </Base.Root>
  )
}

/** A plain click changes the tab in place; with a modifier key the browser handles the link. */
function TabLink({ onClick, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onClick?.(event)
      }}
    />
  )
}
