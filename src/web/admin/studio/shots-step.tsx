import { mostShots, type ShotType, shotTypes } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { KeptState } from './kept-state.tsx'
import { ShotDrawing } from './shot-drawing.tsx'
import { countOf, type WantedShot, withCount } from './shot-list.ts'
import { StepFoot } from './step-foot.tsx'
import type { Autosave } from './use-autosave.ts'
import { askedFor } from './use-step-figures.ts'
import type { Studio } from './use-studio.ts'

export type ShotsStepProps = { studio: Studio; shots: Autosave<WantedShot[]> }

export function ShotsStep({ studio: { session, go }, shots }: ShotsStepProps) {
  const t = useMessages('admin-studio')
  const asked = askedFor(shots.value)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-label font-bold">{t('shots.title')}</h2>
        <p aria-live="polite" className="figures text-small text-smoke">
          {t('shots.asked', { count: asked, most: mostShots })} · <KeptState part={shots} />
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {shotTypes.map((type) => (
          <TypeCard
            key={type}
            type={type}
            kind={session.kind}
            count={countOf(shots.value, type)}
            room={mostShots - asked}
            onChange={(count) => shots.change(withCount(shots.value, type, count))}
          />
        ))}
      </ul>
      <StepFoot
        next="look"
        missing={asked === 0 ? t('shots.none') : undefined}
        onNext={() => shots.flush().then((isSaved) => (isSaved ? go('look') : undefined))}
      />
    </>
  )
}

type TypeCardProps = {
  type: ShotType
  kind: Studio['session']['kind']
  count: number
  room: number
  onChange: (count: number) => void
}

function TypeCard({ type, kind, count, room, onChange }: TypeCardProps) {
  const t = useMessages('admin-studio')
  const name = t(`type.${type}`)
  return (
    <li
      className={classNames(
        'flex flex-col rounded-edge border bg-surface p-3',
        count > 0 ? 'border-lapis shadow-[inset_0_0_0_0.5px_var(--color-lapis)]' : 'border-wool',
      )}
    >
      <ShotDrawing type={type} kind={kind} className={classNames('h-24 w-full rounded-edge', count > 0 ? 'bg-selected' : 'bg-office')} />
      <h3 className="mt-2 font-bold">{name}</h3>
      <p className="mb-3 flex-1 text-tiny text-smoke">{t(`typeHint.${type}`)}</p>
      <div>
        <QuantityStepper
          value={count}
          min={0}
          max={count + room}
          labels={{ quantity: t('shots.count', { name }), less: t('shots.less', { name }), more: t('shots.more', { name }) }}
          onChange={onChange}
        />
      </div>
    </li>
  )
}
