import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { type KeyGroup, useKeyboard } from './keyboard.tsx'
import { printKeys } from './print-keys.ts'

const groups: readonly KeyGroup[] = ['list', 'page', 'go', 'everywhere']

export function KeyMap({ onClose }: { onClose: () => void }) {
  const t = useMessages('admin')
  const { all, areLettersOff, setLettersOff } = useKeyboard()
  // An inner part overrides the same key of an outer part, so the last binding of a key counts.
  const bindings = [...new Map(all().map((binding) => [binding.keys, binding])).values()]
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('key.map')}
      closeLabel={t('action.close')}
    >
      <div className="grid gap-x-10 gap-y-6 text-small sm:grid-cols-2">
        {groups.map((group) => {
          const own = bindings.filter((binding) => binding.group === group)
          if (own.length === 0) return null
          return (
            <section key={group} aria-label={t(`key.group.${group}`)}>
              <h3 className="mb-1 text-tiny text-smoke">{t(`key.group.${group}`)}</h3>
              <dl>
                {own.map(({ keys, label }) => (
                  <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                    <dt>{label}</dt>
                    <dd className="flex gap-1">
                      {printKeys(keys).map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
      <div className="mt-5 border-t border-wool pt-3">
        <Checkbox checked={!areLettersOff} onChange={(event) => setLettersOff(!event.target.checked)}>
          {t('key.letters')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
