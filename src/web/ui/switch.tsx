export type SwitchProps = { label: string; checked: boolean; onChange: (isOn: boolean) => void; disabled?: boolean }

/** An on/off switch that takes effect at once. Base UI's has a hidden field with inline styles, which the page's policy forbids. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="group hit-area inline-flex h-6 w-9 shrink-0 items-center disabled:cursor-not-allowed disabled:opacity-50"
    >
      <span className="flex h-5 w-full rounded-full bg-edge p-0.5 transition-colors group-aria-checked:bg-lapis forced-colors:border">
        <span className="size-4 rounded-full bg-milk transition-transform group-aria-checked:translate-x-4 forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  )
}
