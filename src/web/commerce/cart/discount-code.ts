import { createStoredValue } from '#web/browser/stored-value.ts'
import { useStore } from '#web/ui/store.ts'

const discountCode = createStoredValue<string>({
  key: 'tulpar.discount-code',
  place: 'sessionStorage',
  parse: (text) => text ?? '',
  format: (code) => code.trim() || null,
})

/** The discount code of this tab, as typed; the server decides whether it is valid. Empty on the server. */
export function useDiscountCode(): string {
  return useStore(discountCode)
}

/** An empty code removes it. */
export const setDiscountCode: (code: string) => void = discountCode.set
