import { useState } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Goods, goodsOf, named, optionKey } from './slip.ts'
import type { Selling } from './use-selling.ts'

export type GoodsGridProps = { eventId: string; selling: Selling; onChoose: (goods: Goods) => void }

export function GoodsGrid({ eventId, selling, onChoose }: GoodsGridProps) {
  const t = useMessages('admin-counter')
  const [text, setText] = useState('')
  const goods = goodsOf(selling.items)
  const shown = named(goods, text)

  if (goods.length === 0)
    return (
      <div className="grid justify-items-start gap-4 p-4">
        <p className="text-smoke">{t('nothingHere')}</p>
        <ButtonLink to={adminPages.eventInventory(eventId)} reloadDocument tone="secondary">
          {t('toInventory')}
        </ButtonLink>
      </div>
    )

  function press(one: Goods) {
    const [only, ...others] = one.options
    if (only && others.length === 0) selling.setQuantity(only, (selling.slip.get(optionKey(only)) ?? 0) + 1)
    else onChoose(one)
  }

  return (
    <section aria-label={t('goods')} className="grid min-w-0 content-start gap-3 p-3 sm:p-4">
      <TextField
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        type="search"
        size="medium"
        leading={<SearchIcon className="size-4.5" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {shown.length === 0 && <p className="text-smoke">{t('nothingFound')}</p>}
      <ul className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5">
        {shown.map((one) => {
          const inSlip = one.options.reduce((sum, option) => sum + (selling.slip.get(optionKey(option)) ?? 0), 0)
          const isGone = one.left === 0
          return (
            <li key={one.productId}>
              <button
                type="button"
                disabled={isGone}
                onClick={() => press(one)}
                className="press flex h-full w-full flex-col overflow-hidden rounded-edge border border-edge bg-surface text-left hover:border-ink disabled:cursor-not-allowed"
              >
                <span className="relative block aspect-4/3 w-full">
                  <span className={`block size-full ${isGone ? 'opacity-40 grayscale' : ''}`}>
                    <ResponsiveImage
                      imageKey={one.imageKey ?? undefined}
                      alt=""
                      sizes="(min-width: 64rem) 14rem, 33vw"
                      maxWidth={640}
                      cover
                      eager
                    />
                  </span>
                  {inSlip > 0 && (
                    <span className="figures absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-edge bg-lapis-cloth font-bold text-bone">
                      <span aria-hidden="true">{inSlip}</span>
                      <span className="sr-only">{t('inSlip', { count: inSlip })}</span>
                    </span>
                  )}
                  {isGone && (
                    <span className="absolute top-1.5 left-1.5 rounded-chip bg-surface px-1.5 py-0.5 text-tiny font-bold text-pomegranate">
                      {t('gone')}
                    </span>
                  )}
                </span>
                <span className="grid flex-1 content-between gap-0.5 px-2 py-1.5">
                  <span className="text-small leading-tight font-medium break-words">{one.name}</span>
                  <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                    <b className="figures">{one.price.toFixed(2)}</b>
                    <span className="figures text-tiny text-smoke">{t('left', { count: one.left - inSlip })}</span>
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
