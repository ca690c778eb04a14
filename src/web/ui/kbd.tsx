export type KbdProps = { children: string }

/** A key to press, such as `/`. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className="inline-flex h-6 min-w-5.5 items-center justify-center rounded-chip border border-wool px-1.5 font-[inherit] text-tiny text-smoke">
      {children}
    </kbd>
  )
}
