import { expect, it } from 'vitest'
import { backOfficeRoleOf, backOfficeRoles, isStaffRole, mayAs, rightsOf, roles, staffRoles } from './roles.ts'

it('stores each role of the back office so that it is recognised again', () => {
  for (const role of backOfficeRoles) expect(backOfficeRoleOf(rightsOf[role])).toBe(role)
  expect(backOfficeRoleOf({ role: 'partner', isSuperAdmin: false })).toBeUndefined()
})

it('gives each role the rights of the weaker ones', () => {
  expect(backOfficeRoles.map((least) => mayAs(least, 'admin'))).toEqual([true, true, false])
  expect(mayAs('staff', undefined)).toBe(false)
})

it('knows which stored roles belong to the back office', () => {
  expect(roles.filter(isStaffRole)).toEqual(staffRoles)
  expect(isStaffRole(undefined)).toBe(false)
})
