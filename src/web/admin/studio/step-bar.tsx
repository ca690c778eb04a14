import { adminPages } from '#contract/admin-pages.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { doneSteps, type ShownStep, shownSteps } from './steps.ts'
import { isReachable } from './use-studio.ts'
import { useStepFigures } from './use-step-figures.ts'

export type StepBarProps = { session: StudioSession; step: ShownStep }

export function StepBar({ session, step }: StepBarProps) {
  const t = useMessages('admin-studio')
  const figures = useStepFigures(session)
  const done = doneSteps(session)
  return (
    <nav aria-label={t('steps')} className="rounded-edge border border-wool bg-surface px-1 py-2 sm:px-3 sm:py-2.5">
      <ol className="grid grid-cols-4 gap-y-2 2xl:grid-cols-8">
        {shownSteps.map((one) => {
          const isHere = one === step
          const content = (
            <>
              <Diamond isDone={done[one]} isHere={isHere} />
              <span className="min-w-0 max-lg:w-full max-lg:text-center">
                <span className={classNames('block truncate max-sm:text-tiny', isHere ? 'font-bold text-lapis' : 'font-medium')}>
                  {t(`step.${one}`)}
                </span>
                <span className="figures line-clamp-2 text-tiny text-smoke max-lg:hidden">{figures[one]}</span>
              </span>
              {done[one] && <span className="sr-only">{t('stepDone')}</span>}
            </>
          )
          const look = 'flex min-h-11 min-w-0 items-center gap-2 rounded-edge px-1 py-1 max-lg:flex-col max-lg:gap-1 sm:px-2'
          return (
            <li key={one} className="min-w-0">
              {isReachable(one, session) || isHere ? (
                <Link
                  to={adminPages.studioSession(session.id, { step: one })}
                  aria-current={isHere ? 'step' : undefined}
                  className={`${look} hover:bg-office`}
                >
                  {content}
                </Link>
              ) : (
                <span className={`${look} text-smoke`}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Diamond({ isDone, isHere }: { isDone: boolean; isHere: boolean }) {
  return (
    <span aria-hidden="true" className="relative flex size-6 shrink-0 items-center justify-center">
      <span
        className={classNames(
          'absolute size-4.5 rotate-45 rounded-[2px]',
          isHere ? 'bg-apricot' : isDone ? 'bg-lapis' : 'border-[1.5px] border-edge',
        )}
      />
      {isDone && <CheckIcon strokeWidth={3} className={classNames('relative size-3', isHere ? 'text-night' : 'text-milk')} />}
    </span>
  )
}
