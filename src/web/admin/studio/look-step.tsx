import { useMessages } from '#web/browser/messages/use-messages.ts'
import { mostShots } from '#contract/rules/studio-rules.ts'
import * as calls from '#contract/calls/studio.gen.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { KeptState } from './kept-state.tsx'
import { LookCard } from './look-card.tsx'
import { OthersPart } from './others-part.tsx'
import { numberAmong, type WantedShot, withSecondLook } from './shot-list.ts'
import { StepFoot } from './step-foot.tsx'
import type { Autosave } from './use-autosave.ts'
import { askedFor } from './use-step-figures.ts'
import type { Studio } from './use-studio.ts'

/** The longer side, in pixels. */
const sizes = [1200, 1600, 2000, 2400, 3200, 4096]

export type LookStepProps = { studio: Studio; shots: Autosave<WantedShot[]>; onNext: () => Promise<void>; isBusy: boolean }

export function LookStep({ studio, shots, onNext, isBusy }: LookStepProps) {
  const { session, take } = studio
  const t = useMessages('admin-studio')
  const changing = useWrite(calls.change)
  const { value } = shots
  const room = mostShots - askedFor(value)
  const set = (at: number, change: Partial<WantedShot>) =>
    shots.change(value.map((shot, index) => (index === at ? { ...shot, ...change } : shot)))
  const setAll = (at: number) => {
    const from = value[at]
    if (!from) return
    const { backdrop, light, angle, aspect } = from
    shots.change(value.map((shot) => ({ ...shot, backdrop, light, angle, aspect })))
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-label font-bold">{t('look.title')}</h2>
          <p aria-live="polite" className="figures text-small text-smoke">
            {t('shots.asked', { count: askedFor(value), most: mostShots })} · <KeptState part={shots} />
          </p>
        </div>
        <SelectField
          label={t('look.size')}
          size="dense"
          className="w-44"
          value={String(session.size)}
          onChange={({ target }) =>
            void changing.act(
              { params: { id: session.id }, body: { size: Number(target.value) } },
              { failed: t('failed.shots'), next: take },
            )
          }
        >
          {[...new Set([...sizes, session.size])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {t('look.pixels', { size: String(size) })}
              </option>
            ))}
        </SelectField>
      </div>
      <ul className="grid grid-cols-1 gap-3 2xl:grid-cols-2">
        {value.map((shot, index) => (
          <LookCard
            key={shot.id ?? `new-${index}`}
            shot={shot}
            kind={session.kind}
            number={numberAmong(value, index)}
            room={room}
            onChange={(change) => set(index, change)}
            onAll={value.length > 1 ? () => setAll(index) : undefined}
            onSecond={room > 0 ? () => shots.change(withSecondLook(value, index)) : undefined}
            onRemove={() => shots.change(value.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {value.some(({ type }) => type === 'group') && <OthersPart studio={studio} />}
      <StepFoot next="analysis" missing={value.length === 0 ? t('shots.none') : undefined} isBusy={isBusy} onNext={onNext} />
    </>
  )
}
