import { useId } from 'react'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type CodeFieldProps = { codes: readonly string[]; code: string; onChange: (code: string) => void }

export function CodeField({ codes, code, onChange }: CodeFieldProps) {
  const t = useMessages('admin-letter')
  const listId = useId()
  const isKnown = code.trim() === '' || codes.includes(code.trim().toUpperCase())
  return (
    <div>
      <TextField
        size="dense"
        label={t('code.label')}
        value={code}
        maxLength={40}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        className="max-w-80"
        hint={isKnown ? undefined : t('code.unknown')}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {codes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      {codes.length === 0 && (
        <p className="mt-1 text-tiny text-smoke">
          {t('code.none')}{' '}
          <Link to={adminPages.newDiscount()} className="text-link">
            {t('code.make')}
          </Link>
        </p>
      )}
    </div>
  )
}
