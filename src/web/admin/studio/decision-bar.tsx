import { useRef, useState } from 'react'
import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type KeyBinding, useKeys } from '../kit/keys/keyboard.tsx'
import { usePageActions } from '../kit/palette/actions.tsx'
import type { Making } from './use-making.ts'
import type { useReview } from './use-review.ts'

export type DecisionBarProps = { image: StudioImage; review: ReturnType<typeof useReview>; making: Making }

export function DecisionBar({ image, review, making }: DecisionBarProps) {
  const t = useMessages('admin-studio')
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { status } = image
  const isMade = status === 'ready' || status === 'accepted' || status === 'rejected'
  const isOpen = isMade && image.saved === null
  const words = note.trim()

  const keep = () => void review.decide(status === 'accepted' ? 'undecided' : 'accepted', words)
  const leave = () => void review.decide(status === 'rejected' ? 'undecided' : 'rejected', words)
  const again = () => {
    if (status === 'failed') void making.tryAgain(image)
    else void making.vary(image, words)
    setNote('')
  }
  const labels = {
    keep: t(status === 'accepted' ? 'decide.keepBack' : 'decide.keep'),
    leave: t(status === 'rejected' ? 'decide.leaveBack' : 'decide.leave'),
    again: t('decide.again'),
  }
  const canAgain = isMade || (status === 'failed' && !image.may_be_paid_twice)
  const keys: KeyBinding[] = [
    ...(isOpen
      ? [
          { keys: 'a', label: labels.keep, group: 'page' as const, act: keep },
          { keys: 'd', label: labels.leave, group: 'page' as const, act: leave },
        ]
      : []),
    ...(canAgain ? [{ keys: 'r', label: labels.again, group: 'page' as const, act: again }] : []),
    { keys: 'e', label: t('decide.note'), group: 'page', act: () => field.current?.focus() },
  ]
  useKeys(keys)
  usePageActions(isOpen ? [{ key: 'keep', label: labels.keep, act: keep }] : [])

  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-end gap-2 border-t border-wool bg-surface p-3 max-md:fixed max-md:inset-x-0 max-md:bottom-16 sm:px-4 md:rounded-b-edge"
    >
      <form
        className="min-w-0 grow basis-56 max-sm:basis-full"
        onSubmit={(event) => {
          event.preventDefault()
          if (canAgain) again()
        }}
      >
        <TextField
          ref={field}
          label={t('decide.note')}
          labelHidden
          size="dense"
          maxLength={500}
          autoComplete="off"
          placeholder={t('decide.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
      {image.saved === null ? (
        <>
          <DecisionButton label={labels.leave} keyName="d" disabled={!isOpen} onPress={leave} />
          <DecisionButton label={labels.again} keyName="r" disabled={!canAgain} onPress={again} />
          <DecisionButton label={labels.keep} keyName="a" isFirst disabled={!isOpen} onPress={keep} />
        </>
      ) : (
        <>
          <span className="self-center font-medium text-tile">{t('decide.saved')}</span>
          <DecisionButton label={labels.again} keyName="r" disabled={!canAgain} onPress={again} />
        </>
      )}
    </div>
  )
}

type DecisionButtonProps = { label: string; keyName: string; isFirst?: boolean; disabled: boolean; onPress: () => void }

function DecisionButton({ label, keyName, isFirst = false, disabled, onPress }: DecisionButtonProps) {
  return (
    <Button
      tone={isFirst ? 'primary' : 'quiet'}
      size="dense"
      disabled={disabled}
      onClick={onPress}
      aria-keyshortcuts={keyName}
      className="max-md:min-h-14 max-sm:flex-1"
    >
      {label}
      <span className="max-sm:hidden">
        <Kbd onCloth={isFirst && !disabled}>{keyName}</Kbd>
      </span>
    </Button>
  )
}
