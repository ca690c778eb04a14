import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'

/** Lists all errors after a press, each a link to its field. A single error is not listed, since its field has the focus. */
export function ErrorList({ errors: { errors, listed } }: Pick<Checkout, 'errors'>) {
  const t = useMessages('checkout')
  if (listed.length < 2) return null
  return (
    <Notice tone="error" announced title={t('fix', { count: listed.length })}>
      <ul>
        {listed.map((path) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(path))?.focus()
              }}
              className="inline-block py-1 underline underline-offset-4"
            >
              {errors[path]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
