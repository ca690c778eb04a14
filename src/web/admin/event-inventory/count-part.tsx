import { useState } from 'react'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import type { EventCount, EventStockItem } from '#contract/event-stock.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { countReasons } from '#contract/rules/stall-terms.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { readQuantity } from '#web/ui/typed-quantity.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { FootBar } from './foot-bar.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OptionLine } from './option-line.tsx'
import { ProductCard } from './product-card.tsx'
import type { MovingPartProps } from './return-part.tsx'
import { expectedOf, groupsOf, optionKey, optionName } from './stock-groups.ts'

type Reason = EventCount['items'][number]['reason']
type Counted = { counted: number; reason: Reason | undefined; note: string }

/** Counts the pieces at the event, including those reserved for orders. Each difference needs a reason. */
export function CountPart({ eventId, items, onMoved }: MovingPartProps) {
  const t = useMessages('admin-event-stock')
  const language = useLanguage()
  const [typed, setTyped] = useState<Readonly<Record<string, Counted>>>({})
  const count = useWrite(eventStock.count)
  const there = items.filter((item) => item.allocated - item.returned > 0 || item.difference !== 0)
  const rows = there.flatMap((item) => {
    const entry = typed[optionKey(item)]
    return entry ? [{ item, entry, difference: entry.counted - expectedOf(item) }] : []
  })
  const differing = rows.filter(({ difference }) => difference !== 0)
  const unexplained = differing.filter(({ entry }) => entry.reason === undefined)

  async function handleCount() {
    const lines = rows.map(({ item, entry, difference }) => ({
      product_id: item.product_id,
      variation_id: item.variation_id,
      size: item.size,
      counted: entry.counted,
      reason: difference === 0 ? ('other' as const) : (entry.reason ?? 'other'),
      ...(entry.note.trim() === '' ? {} : { note: entry.note.trim() }),
    }))
    const outcome = await count.send({ params: { id: eventId }, body: { items: lines } })
    if ('refusal' in outcome) return
    setTyped({})
    showToast({ title: t('count.done', { count: differing.length }), tone: 'success' })
    onMoved(outcome.answer)
  }

  function change(item: EventStockItem, part: Partial<Counted>) {
    const key = optionKey(item)
    setTyped((before) => ({ ...before, [key]: { counted: expectedOf(item), reason: undefined, note: '', ...before[key], ...part } }))
  }

  if (there.length === 0) return <NothingHere>{t('count.none')}</NothingHere>
  return (
    <>
      <p className="max-w-prose text-small text-smoke">{t('count.hint')}</p>
      {groupsOf(there).map((group) => (
        <ProductCard key={group.productId} group={group}>
          <ul>
            {group.items.map((item) => {
              const key = optionKey(item)
              const entry = typed[key]
              const name = [item.name, optionName(item)].filter(Boolean).join(', ')
              const difference = entry ? entry.counted - expectedOf(item) : 0
              return (
                <OptionLine
                  key={key}
                  item={item}
                  note={
                    <>
                      {t('count.expected', { count: expectedOf(item) })}{' '}
                      {entry && (
                        <span className={classNames('ml-1 font-bold', difference === 0 ? 'text-tile' : 'text-pomegranate')}>
                          {difference === 0
                            ? t('count.same')
                            : `${difference > 0 ? '+' : '−'}${formatNumber(language, Math.abs(difference))}`}
                        </span>
                      )}
                    </>
                  }
                >
                  <CountField
                    label={t('count.field', { name })}
                    value={entry?.counted}
                    placeholder={formatNumber(language, expectedOf(item))}
                    onChange={(counted) =>
                      counted === undefined
                        ? setTyped((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key)))
                        : change(item, { counted })
                    }
                  />
                  {difference !== 0 && entry && (
                    <div className="grid w-full gap-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
                      <SelectField
                        label={t('count.reason')}
                        size="dense"
                        value={entry.reason ?? ''}
                        onChange={({ target }) => change(item, { reason: countReasons.find((reason) => reason === target.value) })}
                      >
                        <option value="">{t('count.choose')}</option>
                        {countReasons
                          .filter((reason) => (difference > 0 ? reason === 'found' || reason === 'other' : reason !== 'found'))
                          .map((reason) => (
                            <option key={reason} value={reason}>
                              {t(`reason.${reason}`)}
                            </option>
                          ))}
                      </SelectField>
                      <TextField
                        label={t('count.note')}
                        size="dense"
                        maxLength={500}
                        value={entry.note}
                        onChange={({ target }) => change(item, { note: target.value })}
                      />
                    </div>
                  )}
                </OptionLine>
              )
            })}
          </ul>
        </ProductCard>
      ))}
      <FootBar
        refused={count.refused}
        label={t('count.confirm', { count: rows.length })}
        isReady={rows.length > 0 && unexplained.length === 0}
        isBusy={count.isBusy}
        onPress={() => void handleCount()}
      >
        <span aria-live="polite" className="figures">
          {t('count.progress', { done: rows.length, all: there.length })}
          {differing.length > 0 && ` · ${t('count.differences', { count: differing.length })}`}
          {unexplained.length > 0 && (
            <span className="block text-pomegranate">{t('count.unexplained', { count: unexplained.length })}</span>
          )}
        </span>
      </FootBar>
    </>
  )
}

type CountFieldProps = { label: string; value: number | undefined; placeholder: string; onChange: (value: number | undefined) => void }

function CountField({ label, value, placeholder, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(value)
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      onFocus={({ target }) => {
        setBefore(value)
        target.select()
      }}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value: text } }) => {
        setTyped(text)
        onChange(text === '' ? undefined : (readQuantity(text) ?? before))
      }}
      className="field-edge figures h-11 w-20 px-2 text-center text-label font-bold placeholder:font-normal"
    />
  )
}
