import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { forgetMails, listMailSubjects, reassignMails } from './mail-records.ts'

const { db } = await testDatabase()

async function write(recipient: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('mails')
    .values({ id, dedupe_key: id, recipient, subject: `To ${recipient}` })
    .execute()
  return id
}
const recipientOf = async (id: string) =>
  (await db.selectFrom('mails').select('recipient').where('id', '=', id).executeTakeFirstOrThrow()).recipient
const subjectsOf = async (email: string) => (await listMailSubjects(db, email)).map(({ subject }) => subject)

it('keeps the recipient of a mail when its person changes their address, and lists and forgets it with the person', async () => {
  const mail = await write('Aigerim@old.example')
  await reassignMails(db, 'aigerim@old.example', 'aigerim@new.example')
  await reassignMails(db, 'aigerim@new.example', 'aigerim@third.example')
  const later = await write('aigerim@old.example')
  expect(await recipientOf(mail)).toBe('Aigerim@old.example')
  expect(await subjectsOf('Aigerim@third.example')).toEqual(['To Aigerim@old.example'])
  expect(await subjectsOf('aigerim@old.example')).toEqual(['To aigerim@old.example'])
  await forgetMails(db, 'aigerim@third.example')
  expect(await recipientOf(mail)).toBe('closed@account.invalid')
  expect(await recipientOf(later)).toBe('aigerim@old.example')
  expect(await subjectsOf('aigerim@third.example')).toEqual([])
})
