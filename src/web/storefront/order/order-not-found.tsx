import { pages } from '#contract/pages.ts'
import type { PageWords } from '#contract/messages/words.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { WordsProvider } from '#web/browser/messages/words-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PrivateHead } from '../private-head.tsx'

/** `words` come with the 404, since the loader that would have brought them gave none. */
export function OrderNotFound({ words }: { words: PageWords }) {
  return (
    <WordsProvider fallback={words}>
      <Screen />
    </WordsProvider>
  )
}

function Screen() {
  const t = useWords('order')
  return (
    <main id="content" tabIndex={-1} className="px-4 py-section outline-none">
      <PrivateHead title={t('notFound.title')} />
      <EmptyState
        level={1}
        motif={<Motif name="saiga" />}
        title={t('notFound.title')}
        action={<ButtonLink to={pages.trackOrder()}>{t('notFound.track')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  )
}
