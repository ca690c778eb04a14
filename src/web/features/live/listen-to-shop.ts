import type { LiveChange } from '#contract/live.ts'
import { liveAddress } from '#contract/addresses-beside.ts'
import type { Language } from '#contract/languages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { showToast } from '#web/ui/toasts.ts'
import { loadMessages } from '#web/browser/messages/load-messages.ts'
import { connection } from './connection-state.ts'
import { connectLive } from './live-connection.ts'
import { tellChange } from './shop-changes.ts'
import { whileLookedAt } from './while-looked-at.ts'

const address = liveAddress(['categories', 'products', 'product_images', 'product_translations'])

/** The page's only live connection. Pauses in the background and without a network. Returns the unsubscribe function. */
export async function listenToShop(language: Language): Promise<() => void> {
  // Loaded now, since without a connection the messages would be missing and only a plainer toast available.
  const [messages] = await Promise.all([loadMessages(language, 'live'), import('#web/ui/toast-host.tsx').catch(() => undefined)])
  const t = createAreaTranslator<'live'>(language, messages)
  return whileLookedAt(
    connectLive<LiveChange>({
      open: () => new EventSource(address),
      onChange: tellChange,
      onMissed: () => tellChange('missed'),
      onGivenUp: () => showToast({ title: t('error.title'), description: t('error.text'), tone: 'error' }),
      onState: connection.set,
      shownSinceMs: performance.timeOrigin,
    }),
  )
}
