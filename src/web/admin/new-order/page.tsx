import { createTranslator } from '#contract/messages/translator.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useUndo } from '../kit/undo/use-undo.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { BuyerPart } from './buyer-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { DoubtNotice } from './doubt-notice.tsx'
import { GiftPart } from './gift-part.tsx'
import { LinesPart } from './lines-part.tsx'
import { type Draft, withPiece } from './order-draft.ts'
import { PaymentPart } from './payment-part.tsx'
import { ProductSearch } from './product-search.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useOpenedDraft, useOrderDraft } from './use-order-draft.ts'
import { useOrderQuote } from './use-order-quote.ts'
import { useWriteOrder } from './use-write-order.ts'
import { WrittenPart } from './written-part.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const options = await context.get(apiContext).checkout.options({ lang: language })
  const page = messagesOf(language, ['admin-new-order', 'admin-edit', 'admin-pay-link', 'pay'])
  return {
    ...page,
    options,
    writer: actor.kind === 'account' ? actor.accountId : undefined,
    pageTitle: createTranslator(language, page.messages)('admin-new-order:pageTitle'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function NewOrderPage({ loaderData: { options, writer } }: Route.ComponentProps) {
  const t = useMessages('admin-new-order')
  // The draft is stored only in the browser.
  const opened = useOpenedDraft(writer)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <BackLink to={adminPages.orders()}>{t('back')}</BackLink>
        <AdminHeading below={t('lead')}>{t('title')}</AdminHeading>
      </div>
      {opened ? (
        <OrderForm options={options} writer={writer} opened={opened} />
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className="h-120" />
          <Skeleton className="h-60" />
        </div>
      )}
    </div>
  )
}

type OrderFormProps = Pick<Route.ComponentProps['loaderData'], 'options' | 'writer'> & { opened: Draft }

function OrderForm({ options, writer, opened }: OrderFormProps) {
  const t = useMessages('admin-new-order')
  const { offerUndo } = useUndo()
  const drafting = useOrderDraft(opened, writer)
  const quoting = useOrderQuote(drafting.draft)
  const writing = useWriteOrder(drafting, quoting)
  const { draft, change, update } = drafting
  const { quote } = quoting
  useKeys([{ keys: 'mod+enter', label: t('write'), group: 'page', everywhere: true, act: writing.write }])

  if (writing.written) return <WrittenPart written={writing.written} onAnother={writing.another} />

  const form = { drafting, errors: writing.refused.fields, onForget: writing.forget }
  const label = t(draft.isPaid ? 'writePaid' : 'write')

  function startAgain() {
    const before = draft
    drafting.clear()
    offerUndo({ title: t('cleared'), undo: () => Promise.resolve(change(before)), undone: t('clearUndone') })
  }

  return (
    <>
      {writing.refused.sentence && (
        <Notice tone="error" announced>
          {writing.refused.sentence}
        </Notice>
      )}
      {writing.inDoubt && <DoubtNotice sent={writing.inDoubt} isBusy={writing.isBusy} onWrite={writing.writeAgain} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <EditSection title={t('items.title')}>
            <ProductSearch
              isMember={quote?.buyer?.is_member ?? false}
              error={writing.refused.fields['items']}
              onAdd={(line) => {
                update(({ lines }) => ({ lines: withPiece(lines, line) }))
                writing.forget('items')
              }}
            />
            <LinesPart lines={draft.lines} quote={quote} refusals={writing.refused.lines} onChange={(lines) => change({ lines })} />
          </EditSection>
          <BuyerPart {...form} quote={quote} />
          <DeliveryPart {...form} countries={options.countries} studio={options.studio} />
          <GiftPart {...form} price={options.gift_wrapping} />
          <PaymentPart {...form} methods={options.payment_methods} quote={quote} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-5">
          <SummaryPart quoting={quoting} taxRate={options.tax_rate} isPickup={draft.delivery === 'pickup'} />
          <Button wide className="max-lg:hidden" loading={writing.isBusy} onClick={writing.write}>
            {label}
            <Kbd onCloth>Ctrl ↵</Kbd>
          </Button>
          <Button tone="quiet" size="small" onClick={startAgain}>
            {t('clear')}
          </Button>
        </div>
      </div>
      <div data-foot-bar className="sticky bottom-2 z-20 rounded-edge shadow-float max-md:bottom-18 lg:hidden">
        <Button wide size="large" className="min-h-16" loading={writing.isBusy} onClick={writing.write}>
          {label}
          {quote && <span className="figures">{formatMoney(quote.total)}</span>}
        </Button>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
