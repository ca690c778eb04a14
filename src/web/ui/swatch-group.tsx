import { classNames } from './class-names.ts'

export type Swatch = {
  value: string
  label: string
  /** Any CSS colour for a round swatch … */
  fill?: string
  /** … or the address of a small image for a square one. Without either, the label is shown in a box, as for sizes. */
  image?: string
  unavailable?: boolean
}

export type SwatchGroupProps = {
  legend: string
  legendHidden?: boolean
  name: string
  swatches: readonly Swatch[]
  /** One chosen value, or several for a filter. */
  value: string | undefined | readonly string[]
  onChange: (value: string) => void
  unavailableLabel?: string
  /** Shows the names of the chosen colours after the legend: "Colour: Lapis". */
  showChosen?: boolean
}

const looks = {
  image: 'size-14 rounded-edge ring-offset-2 ring-offset-milk',
  fill: 'size-11 rounded-full ring-inset',
  text: 'min-h-12 max-w-full min-w-12 rounded-edge border-[1.5px] border-edge bg-surface px-3 py-1 text-center text-label font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-milk',
}

function lookOf({ image, fill }: Swatch): keyof typeof looks {
  if (image !== undefined) return 'image'
  return fill === undefined ? 'text' : 'fill'
}

/** Colours as radio buttons, or as checkboxes if `value` is a list. */
export function SwatchGroup({
  legend,
  legendHidden = false,
  name,
  swatches,
  value,
  onChange,
  unavailableLabel,
  showChosen = true,
}: SwatchGroupProps) {
  const many = Array.isArray(value)
  const isChosen = (swatch: Swatch) => (many ? value.includes(swatch.value) : value === swatch.value)
  const chosen = swatches
    .filter(isChosen)
    .map((swatch) => swatch.label)
    .join(', ')
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-label font-medium'}>
        {legend}
        {showChosen && chosen && <span className="font-normal">: {chosen}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            title={swatch.label}
            className={classNames(
              'press relative flex cursor-pointer items-center justify-center has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-(--focus-ring) has-disabled:cursor-not-allowed has-disabled:opacity-45',
              looks[lookOf(swatch)],
            )}
          >
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={swatch.value}
              checked={isChosen(swatch)}
              disabled={swatch.unavailable}
              onChange={() => onChange(swatch.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {swatch.image ? (
              <img
                src={swatch.image}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-full rounded-edge bg-felt object-cover"
              />
            ) : lookOf(swatch) === 'text' ? (
              <span aria-hidden="true" className={classNames(swatch.unavailable && 'line-through')}>
                {swatch.label}
              </span>
            ) : (
              <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 text-edge">
                <circle cx="16" cy="16" r="15.25" fill={swatch.fill} stroke="currentColor" strokeWidth="1.5" />
                {swatch.unavailable && <path d="M5 5 27 27" stroke="currentColor" strokeWidth="2" />}
              </svg>
            )}
            <span className="sr-only">
              {swatch.unavailable && unavailableLabel ? `${swatch.label}, ${unavailableLabel}` : swatch.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
