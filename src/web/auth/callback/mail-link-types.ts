const mailLinkTypes = ['confirmation', 'magic_link', 'email_change', 'password_reset'] as const
export type MailLinkType = (typeof mailLinkTypes)[number]

export function isMailLinkType(value: string): value is MailLinkType {
  return mailLinkTypes.some((type) => type === value)
}
