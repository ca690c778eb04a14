import * as people from '#contract/calls/people.gen.ts'
import type { Person } from '#contract/people.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

type Named = Pick<Person, 'id' | 'full_name' | 'email'>

export function useMembership() {
  const t = useMessages('admin-members')
  const setMembership = useWrite(people.setMembership)
  const nameOf = ({ full_name, email }: Named) => full_name || email
  const to = ({ id }: Named, isMember: boolean) => ({ params: { id }, body: { is_member: isMember } })

  function set(person: Named, isMember: boolean) {
    const name = nameOf(person)
    const said = (now: boolean) => (now ? t('joined', { name }) : t('left', { name }))
    return setMembership.act(to(person, isMember), {
      done: said(isMember),
      failed: t('failed', { name }),
      undo: { input: to(person, !isMember), undone: said(!isMember) },
    })
  }

  function decline(person: Named) {
    const name = nameOf(person)
    return setMembership.act(to(person, false), { done: t('declined', { name }), failed: t('failed', { name }) })
  }

  return { set, decline }
}
