import { letterLengths } from '#contract/rules/letter-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'

export type AddressFieldProps = { id: string; href: string; isOptional: boolean; onChange: (href: string) => void }

/** The link's target: a page of this shop or a full URL. It is the same in all languages; the server adds the reader's language. */
export function AddressField({ id, href, isOptional, onChange }: AddressFieldProps) {
  const t = useMessages('admin-letter')
  const address = href.trim()
  const isWrong = address !== '' && !/^(\/(?!\/)\S*|https?:\/\/[^\s/]+\.\S+)$/.test(address)
  return (
    <TextField
      id={id}
      size="dense"
      label={t(isOptional ? 'address.optional' : 'address.label')}
      value={href}
      maxLength={letterLengths.href}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="/shop"
      error={isWrong ? t('address.wrong') : undefined}
      hint={isWrong ? undefined : t('address.hint')}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
