import { useWords } from '#web/kit/words/use-words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Part } from '../part.tsx'

export function OwnRecordsPart() {
  const t = useWords('settings')
  return (
    <Part title={t('records.title')}>
      <p className="mb-4 text-label text-smoke">{t('records.text')}</p>
      <a href="/api/profile/export" download="my-account.json" className={buttonLook({ tone: 'secondary', size: 'small' })}>
        <DownloadIcon className="size-4.5" />
        {t('records.download')}
      </a>
    </Part>
  )
}
