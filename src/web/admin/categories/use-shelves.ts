import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CategoryChange } from '#contract/categories.ts'
import { isStaffCategory, type StaffCategory } from '#contract/catalog.ts'
import * as catalog from '#contract/calls/catalog.gen.ts'
import * as calls from '#contract/calls/categories.gen.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { showToast } from '#web/ui/toasts.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useUndo } from '../kit/undo/use-undo.ts'

type Said = { title: string; undone: string }

/** Manages the shelves with optimistic updates; a refused change is reverted. */
export function useShelves(loaded: StaffCategory[]) {
  const t = useMessages('admin-categories')
  const language = useLanguage()
  const { offerUndo } = useUndo()
  const client = useQueryClient()
  const changing = useWrite(calls.change)
  const ordering = useWrite(calls.reorder)
  const removing = useWrite(calls.remove)
  const query = staffQuery(catalog.listCategories, { lang: language })
  const shelves = useLoaded(query, loaded).filter(isStaffCategory)
  const show = (next: readonly StaffCategory[]) => showAnswer(client, query.queryKey, next)
  const changes = useRef({ underWay: 0, isReadDue: false })

  /** Waits while a change is under way: the server's answer could be older than the screen. */
  async function readAgain(): Promise<void> {
    if (changes.current.underWay > 0) changes.current.isReadDue = true
    else await client.invalidateQueries({ queryKey: query.queryKey })
  }

  async function showAhead(next: readonly StaffCategory[]): Promise<void> {
    if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) changes.current.isReadDue = true
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    client.setQueryData(query.queryKey, [...next])
  }

  /** Shows `next` and makes the change. On an error it restores the shelves, shows the reason and returns false. */
  async function attempt(next: readonly StaffCategory[], making: () => Promise<unknown>, failed: string): Promise<boolean> {
    changes.current.underWay += 1
    try {
      await showAhead(next)
      await making()
      return true
    } catch (error) {
      await show(shelves)
      const refused = error instanceof RequestError ? error.answer?.error : undefined
      showToast({ title: failed, description: [refused, t('reverted')].filter(Boolean).join(' '), tone: 'error' })
      return false
    } finally {
      changes.current.underWay -= 1
      const { underWay, isReadDue } = changes.current
      if (underWay === 0 && isReadDue) {
        changes.current.isReadDue = false
        void readAgain()
      }
    }
  }

  async function sendOrder(order: readonly StaffCategory[]) {
    const places = order.map(({ id }, index) => ({ id, display_order: index + 1 }))
    await show(await ordering.attempt({ categories: places }))
  }

  async function reorder(ids: readonly string[]) {
    const before = shelves
    const next = ids.flatMap((id) => before.find((shelf) => shelf.id === id) ?? [])
    if (await attempt(next, () => sendOrder(next), t('failed.reorder')))
      offerUndo({ title: t('reordered'), undo: () => sendOrder(before), undone: t('reorderUndone') })
  }

  const sendChange = (id: string, body: CategoryChange) => changing.attempt({ params: { id }, body })

  /** Makes a change that applies immediately and can be undone, such as a switch. */
  async function change(shelf: StaffCategory, body: Pick<StaffCategory, 'is_active' | 'is_featured' | 'landing_page_order'>, said: Said) {
    const before = { is_active: shelf.is_active, is_featured: shelf.is_featured, landing_page_order: shelf.landing_page_order }
    const next = shelves.map((one) => (one.id === shelf.id ? { ...one, ...body } : one))
    if (!(await attempt(next, () => sendChange(shelf.id, body), t('failed.update')))) return
    offerUndo({ ...said, undo: () => sendChange(shelf.id, before) })
  }

  async function remove(shelf: StaffCategory) {
    const next = shelves.filter(({ id }) => id !== shelf.id)
    if (await attempt(next, () => removing.attempt({ id: shelf.id }), t('failed.delete')))
      showToast({ title: t('deleted', { name: shelf.name }), tone: 'success' })
  }

  return { shelves, readAgain, reorder, change, remove }
}

/** Returns the active categories on the home page, in their order there. */
export function onHomePage(shelves: readonly StaffCategory[]): StaffCategory[] {
  return shelves
    .filter(({ landing_page_order, is_active }) => landing_page_order !== null && is_active)
    .toSorted((a, b) => (a.landing_page_order ?? 0) - (b.landing_page_order ?? 0))
}
