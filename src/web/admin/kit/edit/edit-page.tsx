import { lazy, type ReactNode, Suspense, useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BackLink } from '../back-link.tsx'
import { AdminHeading } from '../../admin-heading.tsx'
import { useKeys } from '../keys/keyboard.tsx'
import { usePageActions } from '../palette/actions.tsx'
import { EditConflicts, type EditConflictsProps } from './edit-conflicts.tsx'
import type { Values } from './merge-values.ts'
import { UnsavedBar } from './unsaved-bar.tsx'
import type { Edit } from './use-edit.ts'
import type { Logged } from './who-saved.ts'

const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })))

export type EditPageProps<V extends Values> = {
  edit: Edit<V>
  /** Undefined for a new record and for records without log entries. */
  logged: Logged | undefined
  title: ReactNode
  below?: ReactNode
  back?: { label: string; to: string }
  aside?: ReactNode
  /** How the conflict dialog labels the parts of a field and prints their values. */
  partLabels?: EditConflictsProps<V>['partLabels']
  printValue?: EditConflictsProps<V>['printValue']
  children: ReactNode
  side?: ReactNode
  tabs?: ReactNode
  /** Chooses which parts of both columns a phone shows. The parts of the side then come first. */
  phoneTabs?: ReactNode
}

/** Unsaved changes are listed at the bottom and block leaving. Not an HTML form, since lists and dialogs have their own. */
export function EditPage<V extends Values>({
  edit,
  logged,
  title,
  below,
  back,
  aside,
  partLabels,
  printValue,
  children,
  side,
  tabs,
  phoneTabs,
}: EditPageProps<V>) {
  const t = useMessages('admin-edit')
  const isDirty = edit.changed.length > 0
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)
  // Labels are in the order of the form, errors in the order of the server.
  const places = Object.keys(edit.labels)
  const wrong = Object.keys(edit.errors)
    .filter((key) => edit.errors[key] !== undefined)
    .toSorted((one, other) => places.indexOf(one) - places.indexOf(other))

  useKeys(isDirty ? [{ keys: 'mod+s', label: t('save'), group: 'page', everywhere: true, act: () => void edit.save() }] : [])
  usePageActions(isDirty ? [{ key: 'save', label: t('save'), act: () => void edit.save() }] : [])
  useEffect(() => {
    if (!isDirty) return
    const handleLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleLeaving)
    return () => window.removeEventListener('beforeunload', handleLeaving)
  }, [isDirty])

  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        <AdminHeading below={below} aside={aside}>
          {title}
        </AdminHeading>
      </div>
      {tabs}
      {(wrong.length > 0 || edit.failure) && (
        <Notice tone="error" announced>
          {edit.failure ?? (
            <>
              {t('wrong', { count: wrong.length })}{' '}
              {wrong.map((key, index) => (
                <span key={key}>
                  {index > 0 && ', '}
                  <a href={`#edit-${key}`} className="underline underline-offset-2">
                    {edit.labels[key as keyof V & string]}
                  </a>
                </span>
              ))}
            </>
          )}
        </Notice>
      )}
      {phoneTabs}
      <div className={side ? 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}>
        <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
        {side && (
          <div className={classNames('grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-5', phoneTabs !== undefined && 'max-md:order-first')}>
            {side}
          </div>
        )}
      </div>
      <UnsavedBar edit={edit} />
      <EditConflicts edit={edit} logged={logged} partLabels={partLabels} printValue={printValue} />
      <Suspense>
        {blocker.state === 'blocked' && (
          <LeaveDialog
            isSaving={edit.isSaving}
            onStay={() => blocker.reset()}
            onLeave={() => {
              edit.forget()
              blocker.proceed()
            }}
            onSave={() => void edit.save().then((isSaved) => (isSaved ? blocker.proceed() : blocker.reset()))}
          />
        )}
      </Suspense>
    </div>
  )
}

export type EditSectionProps = { title: string; hint?: ReactNode; aside?: ReactNode; children: ReactNode }

export function EditSection({ title, hint, aside, children }: EditSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 pt-2">
        <h2 id={id} className="min-h-9 content-center text-label font-bold">
          {title}
        </h2>
        {aside}
        {hint && <p className={classNames('w-full text-tiny text-smoke', aside ? 'mt-1' : '-mt-1.5')}>{hint}</p>}
      </div>
      <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-4">{children}</div>
    </section>
  )
}
