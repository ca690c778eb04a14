import type { AuditEntry } from '#contract/audit.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { auditActions, auditEntities } from '#contract/rules/audit-actions.ts'
import { cutText } from '#contract/rules/cut-text.ts'
import { loggedFields } from './log-fields.ts'
import { entityValues, loggedValues } from './log-values.ts'

const verbs = ['create', 'change', 'delete'] as const
/** Characters of a long text, such as a page's, that are shown. The file has all of it. */
const mostShown = 600

/** Says what was done, to be followed by the name of the record. An unknown, older action is described by its verb. */
export function sentenceOf(t: AreaTranslator<'admin-log'>, action: string): string {
  const known = find(auditActions, action)
  return known ? t(`action.${known}`) : t(`verb.${find(verbs, action.split('.').at(-1) ?? '') ?? 'other'}`)
}

export function entityName(t: AreaTranslator<'admin-log'>, entity: string): string {
  return t(`entity.${find(auditEntities, entity) ?? 'other'}`)
}

/** Names each part of a path: `variations.Night.price` is the price of Night. */
export function fieldName(t: AreaTranslator<'admin-log'>, field: string): string {
  return field
    .split('.')
    .map((part) => {
      const known = find(loggedFields, part)
      return known ? t(`named.${known}`) : part.replaceAll('_', ' ')
    })
    .join(' · ')
}

/** `entity` is the kind of the record: a word such as `received` has its own meaning for some. */
export function valueText(t: AreaTranslator<'admin-log'>, language: Language, value: unknown, entity: string): string {
  if (Array.isArray(value)) return value.map((part) => valueText(t, language, part, entity)).join(', ') || t('value.null')
  if (typeof value === 'object' && value !== null)
    return (
      Object.entries(value)
        .map(([key, part]) => `${fieldName(t, key)}: ${valueText(t, language, part, entity)}`)
        .join('; ') || t('value.null')
    )
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatDateTime(language, text)
  const own = find(entityValues, `${entity}.${text}`)
  if (own) return t(`valueOf.${own}`)
  const known = find(loggedValues, text)
  if (known) return t(`value.${known}`)
  return text.length > mostShown ? `${cutText(text, mostShown)}…` : text || t('value.null')
}

/** Returns the page of the changed record; undefined where it has none or was deleted. */
export function addressOf({ action, entity, entity_id: id, entity_name }: AuditEntry): string | undefined {
  const isGone = action.endsWith('.delete') || action.endsWith('.remove')
  switch (find(auditEntities, entity)) {
    case 'order':
      return entity_name === null ? undefined : adminPages.order(entity_name)
    case 'order_item':
      return adminPages.itemSteps(id)
    case 'job':
      return adminPages.system()
    case 'agent':
      return adminPages.agents()
    case 'product':
      return isGone ? undefined : adminPages.product(id)
    case 'product_import':
      return adminPages.productImport()
    case 'product_type':
      return isGone ? undefined : adminPages.productType(id)
    case 'category':
      return adminPages.categories()
    case 'story':
      return isGone ? undefined : adminPages.story(id)
    case 'size_guide':
      return isGone ? undefined : adminPages.sizeGuide(id)
    case 'kept_answer':
      return isGone ? undefined : adminPages.savedReply(id)
    case 'partner':
      return action === 'partner.revoke' ? adminPages.partners() : adminPages.partner(id)
    case 'discount':
      return isGone ? undefined : adminPages.discount(id)
    case 'einvoice_settings':
      return adminPages.einvoiceSettings()
    case 'payment_method':
      return isGone || action === 'payment_method.reorder' ? adminPages.paymentMethods() : adminPages.paymentMethod(id)
    case 'settings':
      return id === 'checkout' ? adminPages.checkoutSettings() : adminPages.settings()
    case 'account':
      return action.startsWith('member.') ? adminPages.member(id) : adminPages.management()
    case 'invitation':
      return adminPages.management()
    case 'page':
      return adminPages.contentPage(id)
    case 'message':
      return adminPages.messages({ open: id })
    case 'review':
      return adminPages.review(id)
    case 'return':
      return adminPages.return(id)
    case 'automation':
      return adminPages.automations()
    case 'campaign':
      return isGone ? undefined : adminPages.campaign(id)
    case 'studio_session':
      return isGone ? adminPages.studio() : adminPages.studioSession(id)
    case 'subscriber':
      return adminPages.newsletter()
    case 'event':
      return isGone ? undefined : adminPages.event(id)
    case 'mail':
    case undefined:
      return undefined
  }
}

function find<const Word extends string>(known: readonly Word[], text: string): Word | undefined {
  return known.find((word) => word === text)
}
