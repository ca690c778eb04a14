/** Roles as accounts store them. Another column says whether an admin is a super admin. */
export const roles = ['customer', 'member', 'staff', 'admin', 'partner'] as const
export type Role = (typeof roles)[number]
type Rights = { role: Role; isSuperAdmin: boolean }

/** Roles of the back office, weakest first: each may do what those before it may. */
export const backOfficeRoles = ['staff', 'admin', 'super_admin'] as const
export type BackOfficeRole = (typeof backOfficeRoles)[number]

/** How an account stores the role. */
export const rightsOf = {
  staff: { role: 'staff', isSuperAdmin: false },
  admin: { role: 'admin', isSuperAdmin: false },
  super_admin: { role: 'admin', isSuperAdmin: true },
} as const satisfies Record<BackOfficeRole, Rights>

/** The sentence of the API's description for calls that need the role. */
export const callersOf: Readonly<Record<BackOfficeRole, string>> = {
  staff: 'For staff.',
  admin: 'For admins.',
  super_admin: 'For super admins.',
}

/** The stored roles of the back office, for queries. */
export const staffRoles: readonly Role[] = [...new Set(backOfficeRoles.map((role) => rightsOf[role].role))]

/** Whether the stored role belongs to the back office. */
export function isStaffRole(role: string | undefined): role is (typeof rightsOf)[BackOfficeRole]['role'] {
  return staffRoles.some((known) => known === role)
}

/** Returns undefined for accounts without access to the back office. */
export function backOfficeRoleOf(rights: { role: string; isSuperAdmin: boolean }): BackOfficeRole | undefined {
  return backOfficeRoles.find((known) => rightsOf[known].role === rights.role && rightsOf[known].isSuperAdmin === rights.isSuperAdmin)
}

/** Whether `role` is `least` or a stronger one. */
export function mayAs(least: BackOfficeRole, role: BackOfficeRole | undefined): boolean {
  return role !== undefined && backOfficeRoles.indexOf(role) >= backOfficeRoles.indexOf(least)
}
