import { useState } from 'react'
import { saveFile } from '#web/browser/save-file.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyIcon, DownloadIcon } from '#web/ui/icons.tsx'

/** Shown only once, since the shop itself can't read the codes again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages('security')
  const { name } = useShop()
  const [isCopied, setIsCopied] = useState(false)

  function save() {
    const text = [t('codes.fileTitle', { shop: name }), '', ...codes, '', t('codes.fileText'), ''].join('\r\n')
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
  }

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }

  return (
    <div className="grid gap-5">
      <p className="text-body text-smoke">{t('codes.text')}</p>
      <ul
        translate="no"
        aria-label={t('codes.list')}
        className="figures grid grid-cols-2 gap-x-6 gap-y-2 rounded-edge bg-felt px-5 py-4 text-body font-bold"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="small" onClick={save}>
          <DownloadIcon className="size-4.5" />
          {t('codes.save')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => void copy().catch(() => undefined)}>
          <CopyIcon className="size-4.5" />
          {isCopied ? t('codes.copied') : t('codes.copy')}
        </Button>
      </div>
    </div>
  )
}
