import { useMessages } from '#web/browser/messages/use-messages.ts'

/** Shown once the order is placed, until its page or the payment service's opens. */
export function Placed({ isOpening }: { isOpening: boolean }) {
  const t = useMessages('checkout')
  return (
    <main id="content" tabIndex={-1} className="px-4 py-24 text-center outline-none">
      <div aria-live="polite">
        <h1 className="font-display text-heading-2">{t(isOpening ? 'opening' : 'placed')}</h1>
      </div>
    </main>
  )
}
