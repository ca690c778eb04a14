import * as members from '#contract/calls/members.gen.ts'
import type { Language } from '#contract/languages.ts'
import { type AreaTranslator, createAreaTranslator } from '#contract/messages/translator.ts'
import { track } from '#web/features/analytics/track.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { write } from '#web/browser/calls/write.ts'
import { knownVisitor } from '#web/browser/visitor.ts'
import { loadMessages } from '#web/browser/messages/load-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { askToSignIn } from '../sign-in/ask-to-sign-in.ts'
import { wishlist } from './wishlist-store.ts'

/** Products with a request in progress, including the one for the visitor. Further presses are ignored. */
const busy = new Set<string>()

/** Handles a press of the heart. Guests are asked to sign in, and then the product is saved. Never throws. */
export async function toggleWishlist(productId: string, language: Language): Promise<void> {
  if (busy.has(productId)) return
  busy.add(productId)
  try {
    if ((await knownVisitor()).state === 'guest') return askFirst(productId, language)
    const t = createAreaTranslator<'wishlist'>(language, await loadMessages(language, 'wishlist'))
    if (!(await isListThere(t))) return
    await (wishlist.has(productId) ? remove(t, productId, language) : add(t, productId, language))
  } finally {
    busy.delete(productId)
  }
}

/** If refused, returns false, restores the product and shows a message. `said` replaces the usual toast. */
export async function removeFromWishlist(productId: string, language: Language, said?: string): Promise<boolean> {
  return remove(createAreaTranslator<'wishlist'>(language, await loadMessages(language, 'wishlist')), productId, language, said)
}

/** Retries loading a list that failed. Without the list a press could mean either add or remove. */
async function isListThere(t: AreaTranslator<'wishlist'>): Promise<boolean> {
  try {
    while (!wishlist.isKnown()) await wishlist.load()
    return true
  } catch (error) {
    if (refusalOf(members.savedProducts, error).code === 'not_signed_in') return true
    showToast({ title: t('fetchFailed'), description: t('tryAgain'), tone: 'error' })
    return false
  }
}

function askFirst(productId: string, language: Language): void {
  askToSignIn({ afterwards: () => void saveAfterSignIn(productId, language) })
}

async function saveAfterSignIn(productId: string, language: Language): Promise<void> {
  await add(createAreaTranslator<'wishlist'>(language, await loadMessages(language, 'wishlist')), productId, language)
}

async function add(t: AreaTranslator<'wishlist'>, productId: string, language: Language): Promise<void> {
  wishlist.mark(productId, true)
  try {
    await write(members.addToWishlist, { productId }, { language })
    track('add_to_wishlist', { productId })
    showToast({ title: t('added'), tone: 'success' })
  } catch (error) {
    const refusal = refusalOf(members.addToWishlist, error)
    if (refusal.code === 'already_in_wishlist') return showToast({ title: t('already') })
    wishlist.mark(productId, false)
    if (refusal.code === 'not_signed_in') return askFirst(productId, language)
    showToast({ title: t('addFailed'), description: refusal.error ?? t('tryAgain'), tone: 'error' })
  }
}

async function remove(t: AreaTranslator<'wishlist'>, productId: string, language: Language, said = t('removed')): Promise<boolean> {
  wishlist.mark(productId, false)
  try {
    await write(members.removeFromWishlist, { productId }, { language })
  } catch (error) {
    const refusal = refusalOf(members.removeFromWishlist, error)
    // A product already removed elsewhere is not a failure.
    if (refusal.code !== 'not_found') {
      wishlist.mark(productId, true)
      const description = refusal.code === 'not_signed_in' ? t('signInFirst') : (refusal.error ?? t('tryAgain'))
      showToast({ title: t('removeFailed'), description, tone: 'error' })
      return false
    }
  }
  track('remove_from_wishlist', { productId })
  showToast({ title: said, tone: 'success' })
  return true
}
