import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { auth, db, mails, member, shop } = await shopWithAccounts()
const common = 'Password1!'
const sentences = { en: /too common/, ru: /распространён/, kk: /кең тараған/ }

it.each(Object.entries(sentences))('refuses a common password at registration, in %s', async (lang, sentence) => {
  const answer = await auth(`/sign-up/email?lang=${lang}`, { name: 'Aigerim', email: 'common@example.com', password: common })
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: { password: expect.stringMatching(sentence) } } })
  expect(await db.selectFrom('users').select('id').where('email', '=', 'common@example.com').execute()).toEqual([])
})

it('refuses it at a reset, whose link still works, and at a change', async () => {
  const email = 'resets@example.com'
  const session = await member(email)
  const refused = { status: 422, body: { fields: { newPassword: expect.stringMatching(sentences.en) } } }
  expect(await auth('/change-password', { currentPassword: goodPassword, newPassword: common }, session)).toMatchObject(refused)
  await auth('/request-password-reset', { email })
  const token = tokenIn(await mails.withLink(email, 'password_reset'))
  expect(await auth('/reset-password', { token, newPassword: common })).toMatchObject(refused)
  expect((await auth('/reset-password', { token, newPassword: 'Steppe-and-Sky-8!' })).status).toBe(200)
})

it('refuses it to a person who makes an admin by the command', () => {
  const args = ['src/commands/admin-create.ts', '--email', 'keeper@example.com', '--name', 'Keeper', '--password', 'Password1234!']
  const run = () =>
    execFileSync(process.execPath, args, {
      stdio: 'pipe',
      env: { ...process.env, DATABASE_URL: shop.config.databaseUrl, DATA_DIR: shop.config.dataDir },
    })
  expect(run).toThrow(/guessed first/)
})
