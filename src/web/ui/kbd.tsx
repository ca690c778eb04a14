import { classNames } from './class-names.ts'

export type KbdProps = { children: string; onCloth?: boolean }

export function Kbd({ children, onCloth = false }: KbdProps) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-6 min-w-5.5 shrink-0 items-center whitespace-nowrap justify-center rounded-chip border px-1.5 font-[inherit] text-tiny',
        onCloth ? 'border-current/50' : 'border-wool text-smoke',
      )}
    >
      {children}
    </kbd>
  )
}
