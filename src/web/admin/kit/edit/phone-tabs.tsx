import type { ReactNode } from 'react'

export type PhoneTabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; label: string; mark?: ReactNode }[]
  tab: Key
  onChange: (tab: Key) => void
}

/** Tabs that show an editor one part at a time on a phone. Larger screens show all parts and no tabs. */
export function PhoneTabs<Key extends string>({ label, tabs, tab, onChange }: PhoneTabsProps<Key>) {
  return (
    <fieldset
      aria-label={label}
      className="sticky top-14 z-20 -mx-4 flex min-w-0 overflow-x-auto bg-office px-4 shadow-[inset_0_-1px_0_var(--color-wool)] md:hidden print:hidden"
    >
      {tabs.map(({ key, label: name, mark }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === tab}
          onClick={() => onChange(key)}
          className="flex min-h-12 shrink-0 items-center gap-1.5 px-3 font-medium text-smoke aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-lapis)]"
        >
          {name}
          {mark}
        </button>
      ))}
    </fieldset>
  )
}
