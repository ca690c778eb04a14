import { call } from '../../support/calls.ts'
import { findMailLink, newAddress } from '../../support/mails.ts'
import { newAccount } from '../../support/new-member.ts'
import type { AddressOf } from './page-list.ts'

// Links of emails that still work. Their pages act only when somebody presses.

export const subscriptionLink: AddressOf = async (_things, page) => {
  const email = newAddress('reader')
  await call(page, '/api/newsletter-subscribe', { email })
  return findMailLink(page, email)
}

export const confirmationLink: AddressOf = async (_things, page) => {
  const email = newAddress('new')
  await call(page, '/api/auth/sign-up/email', { name: 'Aigerim Nurlankyzy', email, password: 'Steppe-and-Sky-8!' })
  return findMailLink(page, email)
}

export const passwordLink: AddressOf = async (_things, page) => {
  const { email } = await newAccount(page, 'forgetful')
  await call(page, '/api/auth/request-password-reset', { email })
  return findMailLink(page, email, 2)
}
