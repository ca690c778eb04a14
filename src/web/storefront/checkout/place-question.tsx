import { formatMoney } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { useDiscountCode } from '#web/commerce/cart/discount-code.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Checkout } from './use-checkout.ts'

/** Asks once before placing an order that differs from the buyer's choice: without the code, or without member prices. */
export function PlaceQuestion({ checkout: { question, answer, closeQuestion } }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  const code = useDiscountCode()
  if (!question) return null
  const total = formatMoney(question.total)
  const isOfCode = question.kind === 'code'
  return (
    <Dialog
      open
      onOpenChange={closeQuestion}
      size="small"
      title={t(isOfCode ? 'ask.codeTitle' : 'ask.memberTitle')}
      description={
        isOfCode ? t('ask.codeText', { code: code.toUpperCase(), reason: question.reason, total }) : t('ask.memberText', { total })
      }
      closeLabel={t('ask.close')}
    >
      <div className="grid gap-3">
        {isOfCode ? (
          <>
            <Button wide onClick={() => answer(question)}>
              {t('ask.codePlace')}
            </Button>
            <Button tone="quiet" wide onClick={closeQuestion}>
              {t('ask.codeKeep')}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink to={pages.login(pages.checkout())} wide>
              {t('ask.memberSignIn')}
            </ButtonLink>
            <ButtonLink to={pages.register(pages.checkout())} tone="secondary" wide>
              {t('ask.memberRegister')}
            </ButtonLink>
            <Button tone="quiet" wide onClick={() => answer(question)}>
              {t('ask.memberGuest')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
