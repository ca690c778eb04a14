import type { Language } from '#contract/languages.ts'
import { type AreaWords, createAreaWords } from '#contract/messages/words.ts'
import { track } from '#web/features/analytics/track.ts'
import { request } from '#web/browser/request.ts'
import { answerOf, RequestError } from '#web/browser/request-errors.ts'
import { visitorNow } from '#web/browser/visitor.ts'
import { loadWords } from '#web/browser/messages/load-words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { askToSignIn } from '../sign-in/ask-to-sign-in.ts'
import { wishlist } from './wishlist-store.ts'

/** A product waits for one answer at a time; presses meanwhile are ignored. */
const busy = new Set<string>()

/** What a press of the heart does. Whoever is not signed in is asked to, and then has the product saved. Never throws. */
export async function toggleWishlist(productId: string, language: Language): Promise<void> {
  if (busy.has(productId)) return
  if (visitorNow().state === 'guest') return askFirst(productId, language)
  busy.add(productId)
  try {
    const t = createAreaWords<'wishlist'>(language, await loadWords(language, 'wishlist'))
    if (!wishlist.isKnown() && !(await isListThere(t))) return
    await (wishlist.has(productId) ? remove(t, productId, language) : add(t, productId, language))
  } finally {
    busy.delete(productId)
  }
}

/**
 * Takes a product out of the list; what was shown comes back, with a word, when the server does not agree. True when it is out.
 * `said` is what is said then instead of 'Removed from wishlist'.
 */
export async function removeFromWishlist(productId: string, language: Language, said?: string): Promise<boolean> {
  return remove(createAreaWords<'wishlist'>(language, await loadWords(language, 'wishlist')), productId, language, said)
}

/** A list that failed to arrive is asked for once more; without it a press could mean either. */
async function isListThere(t: AreaWords<'wishlist'>): Promise<boolean> {
  try {
    await wishlist.load()
    return true
  } catch (error) {
    if (isSignedOut(error)) return true
    showToast({ title: t('fetchFailed'), description: t('tryAgain'), tone: 'error' })
    return false
  }
}

function askFirst(productId: string, language: Language): void {
  askToSignIn({ afterwards: () => void saveAfterSignIn(productId, language) })
}

async function saveAfterSignIn(productId: string, language: Language): Promise<void> {
  await add(createAreaWords<'wishlist'>(language, await loadWords(language, 'wishlist')), productId, language)
}

async function add(t: AreaWords<'wishlist'>, productId: string, language: Language): Promise<void> {
  wishlist.mark(productId, true)
  try {
    await request(`/api/wishlists?lang=${language}`, { method: 'POST', body: { productId } })
    track('add_to_wishlist', { productId })
    showToast({ title: t('added'), tone: 'success' })
  } catch (error) {
    const answer = answerOf(error)
    if (answer?.code === 'already_in_wishlist' || answer?.alreadyExists === true) return showToast({ title: t('already') })
    wishlist.mark(productId, false)
    if (isSignedOut(error)) return askFirst(productId, language)
    showToast({ title: t('addFailed'), description: answer?.error ?? t('tryAgain'), tone: 'error' })
  }
}

async function remove(t: AreaWords<'wishlist'>, productId: string, language: Language, said = t('removed')): Promise<boolean> {
  wishlist.mark(productId, false)
  try {
    await request(`/api/wishlists/${productId}?lang=${language}`, { method: 'DELETE' })
  } catch (error) {
    // It was let go of elsewhere: what was wanted is so.
    if (!(error instanceof RequestError && error.status === 404)) {
      wishlist.mark(productId, true)
      const answer = answerOf(error)
      showToast({
        title: t('removeFailed'),
        description: isSignedOut(error) ? t('signInFirst') : (answer?.error ?? t('tryAgain')),
        tone: 'error',
      })
      return false
    }
  }
  track('remove_from_wishlist', { productId })
  showToast({ title: said, tone: 'success' })
  return true
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401
}
