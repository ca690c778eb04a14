import type { AuditEntry } from '#contract/audit.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { pages } from '#contract/pages.ts'

/** Those that have a sentence; any other is told by its verb and its part of the shop. */
export const actions = [
  'order.status',
  'order.accept_payment',
  'order.refuse_payment',
  'order.hold',
  'order.note',
  'order.refund',
  'product.create',
  'product.change',
  'product.copy',
  'product.delete',
  'product.add_image',
  'product.change_image',
  'product.order_images',
  'product.remove_image',
  'member.membership',
  'member.status',
  'admin.status',
  'admin.change',
  'invitation.create',
  'invitation.resend',
  'invitation.revoke',
  'invitation.accept',
  'category.create',
  'category.change',
  'category.delete',
  'category.image',
  'category.reorder',
  'message.change',
  'message.reply',
] as const
export const entities = [
  'order',
  'product',
  'account',
  'invitation',
  'category',
  'message',
  'payment_method',
  'settings',
  'discount',
  'story',
] as const
const verbs = ['create', 'change', 'delete'] as const
const fields = [
  'status',
  'payment_status',
  'paid_through',
  'paid',
  'refunded',
  'expires_at',
  'name',
  'description',
  'slug',
  'price',
  'sale_price',
  'member_price',
  'stock',
  'brand',
  'tags',
  'sku',
  'category_id',
  'categories',
  'translations',
  'image',
  'image_key',
  'role',
  'deactivated_at',
  'is_member',
  'member_since',
  'is_active',
  'is_featured',
  'landing_page_order',
  'display_order',
  'order',
  'assigned_to',
  'amount',
  'variations',
  'sizes',
  'early_access_until',
  'story_ids',
  'facts',
  'material',
  'care',
  'measures',
  'delivery',
  'returns',
  'size_guide_id',
  'product_type_id',
  'is_pre_order',
  'expected_shipping',
  'subtitle',
  'color',
  'copy_of',
] as const
const words = [
  'true',
  'false',
  'null',
  'pending',
  'processing',
  'shipped',
  'completed',
  'cancelled',
  'unpaid',
  'proof_submitted',
  'paid',
  'refunded',
  'staff',
  'admin',
  'super_admin',
  'customer',
  'member',
  'partner',
  'active',
  'draft',
  'archived',
  'deactivated',
  'new',
  'open',
  'done',
] as const

/** What was done, before the name of what it was done to. */
export function sentenceOf(t: AreaTranslator<'admin-log'>, action: string): string {
  const known = find(actions, action)
  return known ? t(`action.${known}`) : t(`verb.${find(verbs, action.split('.').at(-1) ?? '') ?? 'other'}`)
}

export function entityName(t: AreaTranslator<'admin-log'>, entity: string): string {
  return t(`entity.${find(entities, entity) ?? 'other'}`)
}

/** `variations.Night.price` is the price of Night: each part of a path has its own name. */
export function fieldName(t: AreaTranslator<'admin-log'>, field: string): string {
  return field
    .split('.')
    .map((part) => {
      const known = find(fields, part)
      return known ? t(`named.${known}`) : part.replaceAll('_', ' ')
    })
    .join(' · ')
}

export function valueText(t: AreaTranslator<'admin-log'>, language: Language, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => valueText(t, language, part)).join(', ') || t('value.null')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatDateTime(language, text)
  const known = find(words, text)
  return known ? t(`value.${known}`) : text || t('value.null')
}

/** The page of what was changed; undefined where it has none, or has gone. */
export function addressOf({ action, entity, entity_id, entity_name }: AuditEntry): string | undefined {
  if (entity === 'order' && entity_name !== null) return pages.adminOrder(entity_name)
  if (entity === 'account') return action.startsWith('member.') ? pages.adminMember(entity_id) : pages.adminManagement()
  if (entity === 'invitation') return pages.adminManagement()
  if (entity === 'product' && action !== 'product.delete') return pages.adminProduct(entity_id)
  if (entity === 'category') return pages.adminCategories()
  if (entity === 'message') return pages.adminMessages({ open: entity_id })
  return undefined
}

function find<const Word extends string>(known: readonly Word[], text: string): Word | undefined {
  return known.find((word) => word === text)
}
