import type { AuditEntry } from '#contract/audit.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { pages } from '#contract/pages.ts'
import { cutText } from '#contract/rules/cut-text.ts'

/** Those that have a sentence; any other is told by its verb and its part of the shop. */
export const actions = [
  'order.create',
  'order.change',
  'order.status',
  'order.accept_payment',
  'order.refuse_payment',
  'order.hold',
  'order.note',
  'order.refund',
  'order.mail',
  'order.pay_link',
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
  'page.change',
  'page.publish',
  'product.adjust_stock',
  'product.import',
  'payment_method.create',
  'payment_method.change',
  'payment_method.delete',
  'payment_method.reorder',
  'payment_method.confirm',
  'payment_method.refuse',
  'discount.create',
  'discount.change',
  'discount.delete',
  'settings.change',
  'story.create',
  'story.change',
  'story.delete',
  'story.image',
  'size_guide.create',
  'size_guide.change',
  'size_guide.delete',
  'product_type.create',
  'product_type.change',
  'product_type.remove',
  'production.step',
  'production.add_step',
  'production.move',
  'mail.test',
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
  'page',
  'product_import',
  'product_type',
  'size_guide',
  'order_item',
  'mail',
] as const
const verbs = ['create', 'change', 'delete'] as const
const fields = [
  'status',
  'payment_status',
  'paid_through',
  'paid',
  'refunded',
  'expires_at',
  'channel',
  'total',
  'parts',
  'mail',
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
  'size_guide_id',
  'product_type_id',
  'is_pre_order',
  'expected_shipping',
  'subtitle',
  'color',
  'copy_of',
  'title',
  'summary',
  'updated_on',
  'parts',
  'body',
  'motif',
  'position',
  'product_ids',
  'minutes',
  'steps',
  'en',
  'ru',
  'kk',
  'ms',
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
  'name',
  'email',
  'phone',
  'address',
  'note',
  'received',
  'pay_link',
  'proof_received',
  'proof_refused',
] as const

/** Of a long text, such as a page's: all of it is in the file. */
const mostShown = 600

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
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${fieldName(t, key)}: ${valueText(t, language, part)}`)
      .join('; ')
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return formatDateTime(language, text)
  const known = find(words, text)
  if (known) return t(`value.${known}`)
  return text.length > mostShown ? `${cutText(text, mostShown)}…` : text || t('value.null')
}

/** The page of what was changed; undefined where it has none, or has gone. */
export function addressOf({ action, entity, entity_id, entity_name }: AuditEntry): string | undefined {
  if (entity === 'order' && entity_name !== null) return pages.adminOrder(entity_name)
  if (entity === 'account') return action.startsWith('member.') ? pages.adminMember(entity_id) : pages.adminManagement()
  if (entity === 'invitation') return pages.adminManagement()
  if (entity === 'product' && action !== 'product.delete') return pages.adminProduct(entity_id)
  if (entity === 'category') return pages.adminCategories()
  if (entity === 'settings') return entity_id === 'shop' ? pages.adminSettings() : pages.adminCheckoutSettings()
  if (entity === 'order_item') return pages.adminItemSteps(entity_id)
  if (action.endsWith('.delete') || action.endsWith('.remove')) return undefined
  if (entity === 'payment_method') return action.endsWith('.reorder') ? pages.adminPaymentMethods() : pages.adminPaymentMethod(entity_id)
  if (entity === 'discount') return pages.adminDiscount(entity_id)
  if (entity === 'story') return pages.adminStory(entity_id)
  if (entity === 'size_guide') return pages.adminSizeGuide(entity_id)
  if (entity === 'product_type') return pages.adminProductType(entity_id)
  if (entity === 'page') return pages.adminContentPage(entity_id)
  if (entity === 'message') return pages.adminMessages({ open: entity_id })
  return undefined
}

function find<const Word extends string>(known: readonly Word[], text: string): Word | undefined {
  return known.find((word) => word === text)
}
