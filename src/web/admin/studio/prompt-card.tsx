import { useEffect, useEffectEvent, useId } from 'react'
import * as calls from '#contract/calls/studio.gen.ts'
import { type GoodsKind, mostPromptPart } from '#contract/rules/studio-rules.ts'
import type { PromptReason, ShotPrompt, StudioShot } from '#contract/studio.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { KeptState } from './kept-state.tsx'
import { LookDrawing } from './look-drawing.tsx'
import { useReasonWords } from './use-reason-words.ts'
import { useAutosave } from './use-autosave.ts'
import type { SavedPrompt } from './use-studio.ts'

const parts = ['subject', 'scene', 'light'] as const
type Parts = Pick<ShotPrompt, (typeof parts)[number]>

/** Functions that send each shot's unsaved text. */
export type Flushes = Map<string, () => Promise<boolean>>
export type PromptCardProps = {
  sessionId: string
  /** The last change of the session that this page knows of. */
  updatedAt: string
  shot: StudioShot
  kind: GoodsKind
  name: string
  /** Shows what was saved. */
  take: (saved: SavedPrompt) => Promise<void>
  reload: () => Promise<void>
  flushes: Flushes
}

export function PromptCard({ shot, kind, name, ...saving }: PromptCardProps) {
  const t = useMessages('admin-studio')
  const titleId = useId()
  const { backdrop, light, angle, aspect } = shot
  return (
    <li aria-labelledby={titleId} className="rounded-edge border border-wool bg-surface p-3 sm:p-4">
      <div className="mb-3 flex items-center gap-3">
        <LookDrawing kind={kind} {...{ backdrop, light, angle, aspect }} className="h-12 w-18 shrink-0 rounded-edge bg-office" />
        <h2 id={titleId} className="min-w-0 text-label font-bold">
          {name}
        </h2>
      </div>
      {shot.prompt ? (
        <PromptFields shotId={shot.id} prompt={shot.prompt} name={name} {...saving} />
      ) : (
        <p className="text-smoke">{t('prompts.none')}</p>
      )}
    </li>
  )
}

type PromptFieldsProps = Pick<PromptCardProps, 'sessionId' | 'updatedAt' | 'name' | 'take' | 'reload' | 'flushes'> & {
  shotId: string
  prompt: ShotPrompt
}

function PromptFields({ sessionId, updatedAt, shotId, name, prompt, take, reload, flushes }: PromptFieldsProps) {
  const t = useMessages('admin-studio')
  const { attempt } = useWrite(calls.changePrompt)
  const id = useId()
  const { subject, scene, light } = prompt
  const kept = useAutosave<Parts>({
    name: `${sessionId}.prompt.${shotId}`,
    saved: { subject, scene, light },
    reload,
    send: (words, isResumed) =>
      attempt({ params: { id: sessionId, shot: shotId }, body: { ...words, ...(isResumed && { expected_updated_at: updatedAt }) } }).then(
        async (answer) => {
          await take(answer)
          return {}
        },
        (error: unknown) => ({ refusal: refusalOf(calls.changePrompt, error) }),
      ),
  })
  const flush = useEffectEvent(() => kept.flush())
  useEffect(() => {
    flushes.set(shotId, () => flush())
    return () => void flushes.delete(shotId)
  }, [flushes, shotId])
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {parts.map((part) => (
          <div key={part} className="min-w-0">
            <label htmlFor={`${id}-${part}`} className="mb-1 block font-medium">
              {t(`prompts.part.${part}`)}
              <span className="sr-only">, {name}</span>
            </label>
            <textarea
              id={`${id}-${part}`}
              lang="en"
              rows={4}
              maxLength={mostPromptPart}
              aria-describedby={`${id}-${part}-reasons`}
              value={kept.value[part]}
              onChange={({ target }) => kept.change({ ...kept.value, [part]: target.value })}
              className="field-edge field-sizing-content block max-h-80 min-h-24 w-full px-3 py-2 text-small"
            />
            <Reasons id={`${id}-${part}-reasons`} reasons={prompt.reasons.filter((reason) => reason.part === part)} />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-tiny text-smoke">
        {prompt.is_edited && `${t('prompts.edited')} · `}
        <KeptState part={kept} />
      </p>
    </>
  )
}

function Reasons({ id, reasons }: { id: string; reasons: readonly PromptReason[] }) {
  const wordsOf = useReasonWords()
  return (
    <ul id={id} className="mt-1.5 grid gap-0.5 text-tiny text-smoke">
      {reasons.map((reason) => (
        <li key={`${reason.code}-${reason.value}`}>{wordsOf(reason)}</li>
      ))}
    </ul>
  )
}
