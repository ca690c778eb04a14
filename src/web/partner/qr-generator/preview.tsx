import { useState } from 'react'
import { type PrintLayout } from '#contract/rules/partner-prints.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

const sizes: Record<PrintLayout, { width: number; height: number; look: string }> = {
  plain: { width: 60, height: 60, look: 'w-72' },
  poster: { width: 210, height: 297, look: 'w-112' },
  tent: { width: 148, height: 210, look: 'w-100' },
  stickers: { width: 210, height: 297, look: 'w-112' },
}

export function Preview({ layout, address }: { layout: PrintLayout; address: string }) {
  const t = useMessages('partner-codes')
  const [failed, setFailed] = useState<string>()
  const { width, height, look } = sizes[layout]
  return (
    <figure className="grid place-items-center rounded-edge bg-felt px-4 py-8 sm:px-10">
      {failed === address ? (
        <Notice tone="error" announced>
          {t('previewFailed')}
        </Notice>
      ) : (
        <img
          src={address}
          alt={t('preview', { layout: t(`layouts.${layout}.name`) })}
          width={width}
          height={height}
          onError={() => setFailed(address)}
          className={`h-auto max-w-full bg-white shadow-float ${look}`}
        />
      )}
      <figcaption className="mt-5 text-center">
        <span className="block text-body font-bold">{t(`layouts.${layout}.name`)}</span>
        <span className="block text-label text-smoke">{t(`layouts.${layout}.text`)}</span>
      </figcaption>
    </figure>
  )
}
