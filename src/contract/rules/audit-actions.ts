/** What staff do, as the audit log names it: the part of the shop and what was done there. Each has its sentence in `admin-log`. */
export const auditActions = [
  'order.status',
  'order.accept_payment',
  'order.refuse_payment',
  'order.proof',
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
  'product.adjust_stock',
  'product.import',
  'product_type.create',
  'product_type.change',
  'product_type.remove',
  'production.step',
  'production.add_step',
  'production.move',
  'category.create',
  'category.change',
  'category.delete',
  'category.image',
  'category.reorder',
  'story.create',
  'story.change',
  'story.delete',
  'story.image',
  'size_guide.create',
  'size_guide.change',
  'size_guide.delete',
  'discount.create',
  'discount.change',
  'discount.delete',
  'payment_method.create',
  'payment_method.change',
  'payment_method.confirm',
  'payment_method.refuse',
  'payment_method.reorder',
  'payment_method.delete',
  'settings.change',
  'member.membership',
  'member.status',
  'admin.status',
  'admin.change',
  'invitation.create',
  'invitation.resend',
  'invitation.revoke',
  'invitation.accept',
  'message.change',
  'message.reply',
  'mail.test',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The kinds of things that these are done to. */
export const auditEntities = [
  'order',
  'order_item',
  'product',
  'product_import',
  'product_type',
  'category',
  'story',
  'size_guide',
  'discount',
  'payment_method',
  'settings',
  'account',
  'invitation',
  'message',
  'mail',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** For the few actions that do not begin with the name of their entity. */
const entitiesByPart: Partial<Record<string, AuditEntity>> = { member: 'account', admin: 'account', production: 'order_item' }

/** What kind of thing an action is usually about. */
export function entityOfAction(action: AuditAction): AuditEntity | undefined {
  const part = action.split('.', 1)[0]
  return entitiesByPart[part ?? ''] ?? auditEntities.find((entity) => entity === part)
}
