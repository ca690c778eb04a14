import type { AuditEntry } from '#contract/audit.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { pages } from '#contract/pages.ts'
import { auditActions, auditEntities } from '#contract/rules/audit-actions.ts'
import { cutText } from '#contract/rules/cut-text.ts'
import { loggedFields, loggedValues } from './log-terms.ts'

const verbs = ['create', 'change', 'delete'] as const
/** Of a long text, such as a page's: all of it is in the file. */
const mostShown = 600

/** What was done, before the name of what it was done to. An action that is no longer recorded is told by its verb. */
export function sentenceOf(t: AreaTranslator<'admin-log'>, action: string): string {
  const known = find(auditActions, action)
  return known ? t(`action.${known}`) : t(`verb.${find(verbs, action.split('.').at(-1) ?? '') ?? 'other'}`)
}

export function entityName(t: AreaTranslator<'admin-log'>, entity: string): string {
  return t(`entity.${find(auditEntities, entity) ?? 'other'}`)
}

/** `variations.Night.price` is the price of Night: each part of a path has its own name. */
export function fieldName(t: AreaTranslator<'admin-log'>, field: string): string {
  return field
    .split('.')
    .map((part) => {
      const known = find(loggedFields, part)
      return known ? t(`named.${known}`) : part.replaceAll('_', ' ')
    })
    .join(' · ')
}

export function valueText(t: AreaTranslator<'admin-log'>, language: Language, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => valueText(t, language, part)).join(', ') || t('value.null')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${fieldName(t, key)}: ${valueText(t, language, part)}`)
      .join('; ')
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatDateTime(language, text)
  const known = find(loggedValues, text)
  if (known) return t(`value.${known}`)
  return text.length > mostShown ? `${cutText(text, mostShown)}…` : text || t('value.null')
}

/** The page of what was changed; undefined where it has none, or has gone. */
export function addressOf({ action, entity, entity_id: id, entity_name }: AuditEntry): string | undefined {
  const isGone = action.endsWith('.delete') || action.endsWith('.remove')
  switch (find(auditEntities, entity)) {
    case 'order':
      return entity_name === null ? undefined : pages.adminOrder(entity_name)
    case 'order_item':
      return pages.adminItemSteps(id)
    case 'product':
      return isGone ? undefined : pages.adminProduct(id)
    case 'product_import':
      return pages.adminProductImport()
    case 'product_type':
      return isGone ? undefined : pages.adminProductType(id)
    case 'category':
      return pages.adminCategories()
    case 'story':
      return isGone ? undefined : pages.adminStory(id)
    case 'size_guide':
      return isGone ? undefined : pages.adminSizeGuide(id)
    case 'partner':
      return action === 'partner.revoke' ? pages.adminPartners() : pages.adminPartner(id)
    case 'discount':
      return isGone ? undefined : pages.adminDiscount(id)
    case 'payment_method':
      return isGone || action === 'payment_method.reorder' ? pages.adminPaymentMethods() : pages.adminPaymentMethod(id)
    case 'settings':
      return id === 'checkout' ? pages.adminCheckoutSettings() : pages.adminSettings()
    case 'account':
      return action.startsWith('member.') ? pages.adminMember(id) : pages.adminManagement()
    case 'invitation':
      return pages.adminManagement()
    case 'page':
      return pages.adminContentPage(id)
    case 'message':
      return pages.adminMessages({ open: id })
    case 'automation':
      return pages.adminAutomations()
    case 'campaign':
      return isGone ? undefined : pages.adminCampaign(id)
    case 'studio_session':
      return isGone ? pages.adminStudio() : pages.adminStudioSession(id)
    case 'subscriber':
      return pages.adminNewsletter()
    case 'event':
      return isGone ? undefined : pages.adminEvent(id)
    case 'mail':
    case undefined:
      return undefined
  }
}

function find<const Word extends string>(known: readonly Word[], text: string): Word | undefined {
  return known.find((word) => word === text)
}
