import { useId } from 'react'
import { type Backdrop, backdrops, type GoodsKind, shotAngles, shotAspects, shotLights } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { backdropColors, LookDrawing } from './look-drawing.tsx'
import type { WantedShot } from './shot-list.ts'
import { useShotName } from './use-shot-name.ts'

export type LookCardProps = {
  shot: WantedShot
  kind: GoodsKind
  number: number | undefined
  /** How many more pictures may be requested. */
  room: number
  onChange: (change: Partial<WantedShot>) => void
  onAll: (() => void) | undefined
  onSecond: (() => void) | undefined
  onRemove: () => void
}

/** Message keys can't contain a colon. */
const aspectNames = { '1:1': 'square', '4:5': 'upright', '16:9': 'wide' } as const

export function LookCard({ shot, kind, number, room, onChange, onAll, onSecond, onRemove }: LookCardProps) {
  const t = useMessages('admin-studio')
  const nameOf = useShotName()
  const titleId = useId()
  const name = nameOf(shot, number)
  const { backdrop, light, angle, aspect, count } = shot
  return (
    <li aria-labelledby={titleId} className="rounded-edge border border-wool bg-surface p-3">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <div>
          <LookDrawing kind={kind} {...{ backdrop, light, angle, aspect }} className="w-full rounded-edge bg-office p-2 max-sm:max-h-36" />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <h3 id={titleId} className="font-bold">
            {name}
          </h3>
          <Backdrops name={name} value={backdrop} onChange={(next) => onChange({ backdrop: next })} />
          <div className="grid grid-cols-1 gap-3 min-[28rem]:grid-cols-2 lg:grid-cols-3">
            <Choice
              label={t('look.light')}
              value={light}
              options={shotLights}
              nameOf={(one) => t(`light.${one}`)}
              onChange={(next) => onChange({ light: next })}
            />
            <Choice
              label={t('look.angle')}
              value={angle}
              options={shotAngles}
              nameOf={(one) => t(`angle.${one}`)}
              onChange={(next) => onChange({ angle: next })}
            />
            <Choice
              label={t('look.aspect')}
              value={aspect}
              options={shotAspects}
              nameOf={(one) => t(`aspect.${aspectNames[one]}`)}
              onChange={(next) => onChange({ aspect: next })}
            />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <QuantityStepper
              value={count}
              max={count + room}
              labels={{ quantity: t('shots.count', { name }), less: t('shots.less', { name }), more: t('shots.more', { name }) }}
              onChange={(next) => onChange({ count: next })}
            />
            {onAll && (
              <Button tone="quiet" size="dense" className="max-md:min-h-11" onClick={onAll} aria-label={t('look.forAllOf', { name })}>
                {t('look.forAll')}
              </Button>
            )}
            {onSecond && (
              <Button tone="quiet" size="dense" className="max-md:min-h-11" onClick={onSecond} aria-label={t('look.secondOf', { name })}>
                {t('look.second')}
              </Button>
            )}
            <Button tone="quiet" size="dense" className="max-md:min-h-11" onClick={onRemove} aria-label={t('look.removeOf', { name })}>
              {t('look.remove')}
            </Button>
          </div>
        </div>
      </div>
    </li>
  )
}

/** Backgrounds as colour swatches in one radio group, so arrow keys move between them. */
function Backdrops({ name, value, onChange }: { name: string; value: Backdrop; onChange: (value: Backdrop) => void }) {
  const t = useMessages('admin-studio')
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label font-medium">
        {t('look.backdrop')}
        <span className="sr-only">, {name}</span> <span className="font-normal text-smoke">{t(`backdrop.${value}`)}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {backdrops.map((one) => (
          <label
            key={one}
            title={t(`backdrop.${one}`)}
            className="relative size-9 cursor-pointer overflow-hidden rounded-edge border-[1.5px] border-edge has-checked:outline-3 has-checked:outline-offset-1 has-checked:outline-lapis has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring) max-md:size-11"
          >
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span className="sr-only">{t(`backdrop.${one}`)}</span>
            <svg aria-hidden="true" viewBox="0 0 8 8" preserveAspectRatio="none" className="pointer-events-none size-full bg-surface">
              {one === 'transparent' ? (
                <path d="M0 0H4V8H8V4H0Z" className="fill-wool" />
              ) : (
                <rect width={8} height={8} fill={backdropColors[one]} />
              )}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, nameOf, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      size="dense"
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((one) => one === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  )
}
