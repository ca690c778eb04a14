import { formatPercent } from '#contract/messages/format.ts'
import type { StudioAnalysis } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'

type Palette = StudioAnalysis['palette']
export type PaletteFieldProps = { palette: Palette; onChange: (palette: Palette) => void }

const mostColors = 12

export function PaletteField({ palette, onChange }: PaletteFieldProps) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const whole = palette.reduce((sum, { share }) => sum + share, 0) || 1
  const starts = palette.map((_, index) => palette.slice(0, index).reduce((sum, { share }) => sum + share, 0) / whole)
  return (
    <div>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full rounded-edge border border-wool">
        {palette.map(({ hex, share }, index) => (
          <rect key={`${hex}-${index}`} x={(starts[index] ?? 0) * 100} width={(share / whole) * 100 + 0.05} height={8} fill={hex} />
        ))}
      </svg>
      <ul className="mt-2 grid gap-1">
        {palette.map(({ hex, share }, index) => (
          <li key={index} className="flex items-center gap-3">
            <label className="flex min-h-9 flex-1 items-center gap-3 max-md:min-h-11">
              <input
                type="color"
                value={hex}
                aria-label={t('palette.color', { number: index + 1, hex })}
                onChange={({ target }) => onChange(palette.with(index, { hex: target.value.toLowerCase(), share }))}
                className="size-8 shrink-0 cursor-pointer rounded-edge border border-edge bg-surface p-0.5 max-md:size-11"
              />
              <span className="font-mono text-small">{hex}</span>
            </label>
            <span className="figures w-16 text-right font-medium">{formatPercent(language, share, 1)}</span>
            <button
              type="button"
              aria-label={t('palette.remove', { hex })}
              onClick={() => onChange(palette.toSpliced(index, 1))}
              className="press inline-flex size-9 items-center justify-center rounded-edge text-smoke hover:bg-office hover:text-ink max-md:size-11"
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {palette.length < mostColors && (
        <button
          type="button"
          onClick={() => onChange([...palette, { hex: '#fdfcfa', share: 0 }])}
          className="press mt-1 inline-flex min-h-9 items-center gap-2 rounded-edge px-2 font-medium text-lapis hover:bg-office max-md:min-h-11"
        >
          <PlusIcon className="size-4" />
          {t('palette.add')}
        </button>
      )}
    </div>
  )
}
