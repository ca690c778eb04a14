import type { Role } from '#contract/rules/roles.ts'
import type { Language } from '#contract/languages.ts'

export type DemoAccount = {
  /** The role that the server prints at start. */
  role: 'super_admin' | Role
  email: string
  password: string
  fullName: string
  language: Language
  phone: string
}

/** The accounts of a demo shop, one for each role. Their passwords are public on purpose, and they are refused in production. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'super_admin',
    email: 'owner@tulpar.test',
    password: 'Tulpar-Owner-1!',
    fullName: 'Madina Serikova',
    language: 'en',
    phone: '+60 3-2011 4001',
  },
  {
    role: 'admin',
    email: 'admin@tulpar.test',
    password: 'Tulpar-Admin-1!',
    fullName: 'Farid bin Hassan',
    language: 'en',
    phone: '+60 3-2011 4002',
  },
  {
    role: 'staff',
    email: 'staff@tulpar.test',
    password: 'Tulpar-Staff-1!',
    fullName: 'Olga Kim',
    language: 'ru',
    phone: '+7 727 311 40 03',
  },
  {
    role: 'member',
    email: 'member@tulpar.test',
    password: 'Tulpar-Member-1!',
    fullName: 'Aigerim Nurlankyzy',
    language: 'kk',
    phone: '+7 701 555 01 04',
  },
  {
    role: 'customer',
    email: 'customer@tulpar.test',
    password: 'Tulpar-Customer-1!',
    fullName: 'Tan Wei Ling',
    language: 'en',
    phone: '+60 12-555 0105',
  },
  {
    role: 'partner',
    email: 'partner@tulpar.test',
    password: 'Tulpar-Partner-1!',
    fullName: 'Bekzat Abdirakhman',
    language: 'ru',
    phone: '+7 705 555 01 06',
  },
]
