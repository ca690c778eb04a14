import { formatMoney } from '#contract/messages/format.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShownMoney } from './currency/use-shown-money.ts'
import type { PriceView, ShownPrice } from '#contract/rules/price-view.ts'

const struck = { s: (inside: string) => <s>{inside}</s> }

export type PriceProps = { prices: PriceView }

/** The charged price in ringgit, whatever the display currency. */
export function ChargedPrice({ prices: { guest, member } }: PriceProps) {
  if (!member) return <Charged price={guest} />
  return (
    <>
      <span className="member:hidden">
        <Charged price={guest} />
      </span>
      <span className="hidden member:inline">
        <Charged price={member} />
      </span>
    </>
  )
}

/** The price for this visitor. Pages contain both prices; CSS shows the member's once the browser knows the visitor, so nothing moves. */
export function Price({ prices: { guest, member } }: PriceProps) {
  if (!member) return <Amount price={guest} withWas />
  return (
    <>
      <span className="member:hidden">
        <Amount price={guest} withWas />
      </span>
      <span className="hidden member:inline">
        <Amount price={member} withWas={guest.was !== undefined} />
      </span>
    </>
  )
}

/** The line below the price: the members' price, or for a member the regular one. Takes the same space for both. */
export function MemberPriceLine({ prices: { guest, member } }: PriceProps) {
  const t = useMessages('goods')
  const { sum } = useShownMoney()
  if (!member) return null
  const asked = sum(member.min)
  return (
    <>
      <span className="member:hidden">{t(member.min === member.max ? 'price.members' : 'price.membersFrom', { price: asked })}</span>
      <span className="hidden member:inline">
        {guest.was === undefined && guest.min === guest.max
          ? richText(t('price.insteadOf', { price: sum(guest.min) }), struck)
          : t('price.yourPrice')}
      </span>
    </>
  )
}

export function PriceSum({ prices: { guest, member } }: PriceProps) {
  if (!member) return <>{formatMoney(guest.min)}</>
  return (
    <>
      <span className="member:hidden">{formatMoney(guest.min)}</span>
      <span className="hidden member:inline">{formatMoney(member.min)}</span>
    </>
  )
}

function Charged({ price: { min, max } }: { price: ShownPrice }) {
  const t = useMessages('goods')
  if (min === max) return <>{formatMoney(min)}</>
  const from = formatMoney(min)
  return <Range from={from}>{t('price.range', { min: from, max: formatMoney(max).slice('RM '.length) })}</Range>
}

function Amount({ price: { min, max, was }, withWas }: { price: ShownPrice; withWas: boolean }) {
  const t = useMessages('goods')
  const { sum, range } = useShownMoney()
  if (min !== max) {
    const [from, to] = range(min, max)
    return <Range from={from}>{t('price.range', { min: from, max: to })}</Range>
  }
  return (
    <>
      {withWas && was !== undefined && (
        <>
          <span className="sr-only">{t('price.regular')} </span>
          <s className="font-normal text-smoke">{sum(was)}</s> <span className="sr-only">{t('price.now')} </span>
        </>
      )}
      {sum(min)}
    </>
  )
}

/** Keeps both amounts on one line; where that does not fit, the line breaks after the dash. */
function Range({ from, children: sentence }: { from: string; children: string }) {
  const start = sentence.indexOf(from)
  return (
    <>
      {sentence.slice(0, start)}
      <span className="inline-block">{sentence.slice(start)}</span>
    </>
  )
}
