import { createContext, type ReactNode, use, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createStoredValue } from '#web/browser/stored-value.ts'
import { useStore } from '#web/ui/store.ts'
import { isMove, nameOfKey } from './key-names.ts'

export type KeyGroup = 'go' | 'list' | 'page' | 'everywhere'
export type KeyBinding = {
  /** `j`, `shift+x`, `mod+s`, or two in a row: `g o`. */
  keys: string
  label: string
  group: KeyGroup
  act: (event: KeyboardEvent) => void
  /** Also active in fields and dialogs: for `mod+…`. */
  everywhere?: boolean
  /** Also active in dialogs but not in their fields, for keys of the dialog itself. */
  inDialogs?: boolean
}

type Keyboard = {
  add: (id: string, bindings: readonly KeyBinding[]) => void
  remove: (id: string) => void
  /** All active bindings, those of the innermost part last. */
  all: () => KeyBinding[]
  areLettersOff: boolean
  setLettersOff: (off: boolean) => void
}

const KeyboardContext = createContext<Keyboard | undefined>(undefined)
const lettersOff = createStoredValue({
  key: 'tulpar.staff.letters-off',
  parse: (text) => text === 'on',
  format: (areOff: boolean) => (areOff ? 'on' : 'off'),
})
/** Limit between two keys of a sequence. Measured by event time, so a slow page does not miss it. */
const togetherMs = 1500
const saving: ReadonlySet<string> = new Set(['mod+s', 'mod+enter'])
const inField = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const inPopup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog'

/** Handles keys for the whole back office. Parts bind keys with `useKeys`. Single letters can be turned off (WCAG 2.1.4). */
export function KeyboardProvider({ children }: { children: ReactNode }) {
  const parts = useRef(new Map<string, readonly KeyBinding[]>())
  const begun = useRef<{ key: string; atMs: number }>(undefined)
  const areLettersOff = useStore(lettersOff)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOfKey(event)
    if (name === undefined || event.defaultPrevented || event.isComposing) return
    const { target } = event
    const isWriting = target instanceof Element && target.closest(inField) !== null
    if (isWriting && saving.has(name)) settle(target)
    const isElsewhere = isWriting || (target instanceof Element && isInPopup(target))
    const isControl = target instanceof Element && target.closest('button, a, summary') !== null
    const first = begun.current && event.timeStamp - begun.current.atMs < togetherMs ? begun.current.key : undefined
    begun.current = undefined
    const all = [...parts.current.values()].flat().toReversed()
    const heard = all.filter(
      ({ keys, everywhere, inDialogs }) => (everywhere || !isElsewhere || (inDialogs && !isWriting)) && !(areLettersOff && isLetter(keys)),
    )
    // Enter and Space press the focused control, and Space ticks a box.
    const isTicked = name === 'space' && target instanceof HTMLInputElement
    const isOwn = isTicked || (isControl && (name === 'enter' || name === 'space'))
    const found = heard.find(({ keys }) => keys === `${first} ${name}`) ?? (isOwn ? undefined : heard.find(({ keys }) => keys === name))
    if (found) {
      event.preventDefault()
      if (!event.repeat || isMove(name)) found.act(event)
    } else if (heard.some(({ keys }) => keys.startsWith(`${name} `))) begun.current = { key: name, atMs: event.timeStamp }
  })

  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  const keyboard = useMemo<Keyboard>(
    () => ({
      add: (id, bindings) => void parts.current.set(id, bindings),
      remove: (id) => void parts.current.delete(id),
      all: () => [...parts.current.values()].flat(),
      areLettersOff,
      setLettersOff: lettersOff.set,
    }),
    [areLettersOff],
  )
  return <KeyboardContext value={keyboard}>{children}</KeyboardContext>
}

/** Binds keys while the component is mounted. Layout effects bind them before the first paint. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const keyboard = use(KeyboardContext)
  const id = useId()
  useLayoutEffect(() => {
    keyboard?.add(id, bindings)
  })
  useLayoutEffect(() => () => keyboard?.remove(id), [keyboard, id])
}

export function useKeyboard(): Keyboard {
  const keyboard = use(KeyboardContext)
  if (!keyboard) throw new Error('There is no KeyboardProvider above')
  return keyboard
}

/** Some fields read their text when they lose the focus. This makes such a field read it now, so that the key saves it. */
function settle(field: Element): void {
  flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

/** A closed popup keeps the focus while it fades out, but no longer handles keys. */
function isInPopup(target: Element): boolean {
  const popup = target.closest(inPopup)
  return popup !== null && !popup.hasAttribute('data-closed')
}

function isLetter(keys: string): boolean {
  return !keys.startsWith('mod+') && !/^(enter|space|escape|arrow\w+)$/.test(keys)
}
