import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { prefixOf } from '#contract/languages.ts'
import type { OrderRow } from '#contract/orders.ts'
import type { BackOfficeRole } from '#contract/rules/roles.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowRightIcon, CheckIcon, ClockIcon, CloseIcon, PlusIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { makingsFor, type Place } from '../frame/places.ts'
import { useOfferedActions } from './actions.tsx'
import { type PaletteEntry, PaletteOption, PalettePreview } from './palette-option.tsx'
import { printKeys } from '../keys/print-keys.ts'
import { listRecentlyOpened, noteOpened } from './recently-opened.ts'
import { useFound } from './use-found.ts'
import { useOrderEntries } from './use-order-entries.ts'

export type PaletteProps = {
  role: BackOfficeRole
  /** The pages that the person may open. */
  places: readonly Place[]
  onClose: () => void
  onKeys: () => void
  onAccept: (order: OrderRow) => void
}

/** Finds orders, products, people and events, opens pages and runs actions of the current page. `>` limits it to actions, `@` to people. */
export function Palette({ role, places, onClose, onKeys, onAccept }: PaletteProps) {
  const t = useMessages('admin')
  const shell = useMessages('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [markedKey, setMarkedKey] = useState<string>()
  const isDoing = typed.startsWith('>')
  const isAboutPeople = typed.startsWith('@')
  const sought = isDoing || isAboutPeople ? typed.slice(1) : typed
  const wanted = sought.trim().toLowerCase()
  const { found, state } = useFound(isDoing ? '' : sought)
  const [subjectKey, setSubjectKey] = useState<string>()
  const entriesWith = useOrderEntries(onAccept)
  const offered = useOfferedActions()
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(wanted)

  const doings: PaletteEntry[] = [
    ...offered().map(({ key, label, hint, act }) => ({ key, group: t('palette.do'), label, text: hint, icon: CheckIcon, act })),
    ...makingsFor(role).map(({ key, newKey, to }) => ({
      key: `make ${key}`,
      group: t('palette.do'),
      label: t(`nav.make.${key}`),
      keys: `n ${newKey}`,
      icon: PlusIcon,
      to,
    })),
    { key: 'keys', group: t('palette.do'), label: t('key.map'), keys: '?', icon: CheckIcon, act: onKeys },
  ].filter(fits)
  const ways: PaletteEntry[] = places
    .map(({ key, to, goKey, icon }) => ({ key, group: t('palette.go'), label: t(`nav.place.${key}`), keys: `g ${goKey}`, icon, to }))
    .filter(fits)
  const findings: PaletteEntry[] = found
    .filter(({ source }) => !isAboutPeople || source === 'members')
    .flatMap(({ source, entries }) => entries.map((entry) => ({ ...entry, group: t(`palette.source.${source}`), icon: ArrowRightIcon })))
  // Actions follow the results for the order highlighted last, so the arrow keys can reach them.
  const orders = findings.flatMap(({ order }) => order ?? [])
  const subject = orders.find(({ id }) => id === subjectKey) ?? orders[0]
  const lastOrder = findings.findLastIndex(({ order }) => order !== undefined)
  const withSubject = subject ? findings.toSpliced(lastOrder + 1, 0, ...entriesWith(subject)) : findings
  const [recent] = useState(listRecentlyOpened)
  const reopened: PaletteEntry[] = recent.map((one) => ({ ...one, key: `recent ${one.key}`, group: t('palette.recent'), icon: ClockIcon }))
  const entries = [...(typed === '' ? reopened : withSubject), ...(isDoing || isAboutPeople ? [] : ways), ...(isAboutPeople ? [] : doings)]

  const marked = entries.find(({ key }) => key === markedKey)?.order

  function take(entry: PaletteEntry, inNewTab = false) {
    onClose()
    if (entry.to !== undefined) {
      if (findings.includes(entry)) noteOpened({ ...entry, to: entry.to })
      if (inNewTab) window.open(`${prefixOf(language)}${entry.to}`, '_blank', 'noreferrer')
      else void navigate(entry.to)
    } else entry.act?.()
  }

  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 ease-enter data-ending-style:opacity-0 starting:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:p-[8vh_1.5rem_1.5rem]">
          <Dialog.Popup className="flex max-h-full w-full flex-col overflow-hidden bg-surface text-small text-ink shadow-float transition-[opacity,translate] duration-200 ease-enter outline-none max-sm:h-full data-ending-style:-translate-y-2 data-ending-style:opacity-0 sm:max-w-230 sm:rounded-edge starting:-translate-y-2 starting:opacity-0">
            <Autocomplete.Root
              inline
              open
              mode="none"
              autoHighlight="always"
              keepHighlight
              items={entries}
              itemToStringValue={() => typed}
              value={typed}
              onValueChange={setTyped}
              onItemHighlighted={(entry) => {
                setMarkedKey(entry?.key)
                if (entry?.order) setSubjectKey(entry.order.id)
              }}
            >
              <Dialog.Title className="sr-only">{t('nav.find')}</Dialog.Title>
              <div className="flex items-center gap-3 border-b border-wool pr-2 pl-5">
                <SearchIcon className="size-5 text-smoke" />
                <Autocomplete.Input
                  aria-label={t('palette.field')}
                  placeholder={t('palette.placeholder')}
                  type="search"
                  enterKeyHint="go"
                  spellCheck={false}
                  maxLength={100}
                  onKeyDown={(event) => {
                    const inHand = entries.find(({ key }) => key === markedKey)
                    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || !inHand) return
                    event.preventDefault()
                    event.stopPropagation()
                    take(inHand, true)
                  }}
                  className="h-14 min-w-0 flex-1 bg-transparent text-lead outline-none [&::-webkit-search-cancel-button]:hidden"
                />
                <Dialog.Close render={<IconButton label={t('action.close')} />}>
                  <CloseIcon />
                </Dialog.Close>
              </div>
              <div className="flex min-h-0 flex-1">
                <div className="min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain py-2 sm:h-100">
                  <output className="block px-5 text-tiny text-smoke empty:hidden">
                    {state === 'searching' ? t('palette.searching') : ''}
                    {state === 'failed' ? shell('unreached') : ''}
                    {state !== 'searching' && entries.length === 0 ? t('palette.nothing') : ''}
                  </output>
                  <Autocomplete.List aria-label={t('palette.results')} aria-busy={state === 'searching'}>
                    {(entry: PaletteEntry, index: number) => (
                      <PaletteOption
                        key={entry.key}
                        entry={entry}
                        heading={entries[index - 1]?.group === entry.group ? undefined : entry.group}
                        wanted={wanted}
                        onTake={() => take(entry)}
                      />
                    )}
                  </Autocomplete.List>
                </div>
                {marked && <PalettePreview order={marked} />}
              </div>
              <p className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-wool px-5 py-2.5 text-tiny text-smoke max-sm:hidden">
                <span className="flex items-center gap-1.5">
                  <Kbd>↑</Kbd>
                  <Kbd>↓</Kbd> {t('palette.choose')}
                </span>
                <span className="flex items-center gap-1.5">
                  <Kbd>↵</Kbd> {t('palette.open')}
                </span>
                <span className="flex items-center gap-1.5">
                  {printKeys('mod+enter').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}{' '}
                  {t('palette.newTab')}
                </span>
                <span className="ml-auto flex items-center gap-1.5">
                  <Kbd>{'>'}</Kbd> {t('palette.toDo')}
                </span>
                <span className="flex items-center gap-1.5">
                  <Kbd>@</Kbd> {t('palette.people')}
                </span>
              </p>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
