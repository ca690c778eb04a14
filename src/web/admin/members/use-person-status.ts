import * as people from '#contract/calls/people.gen.ts'
import type { Person } from '#contract/people.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

type Named = Pick<Person, 'id' | 'full_name' | 'email'>

export function usePersonStatus() {
  const t = useMessages('admin-members')
  const setMemberStatus = useWrite(people.setMemberStatus)

  function change(person: Named, status: Person['status']) {
    const name = person.full_name || person.email
    const said = { deactivated: t('switchedOff', { name }), active: t('switchedOn', { name }) }
    const before = status === 'active' ? 'deactivated' : 'active'
    const to = (next: Person['status']) => ({ params: { id: person.id }, body: { status: next } })
    return setMemberStatus.act(to(status), {
      done: said[status],
      failed: t('statusFailed', { name }),
      undo: { input: to(before), undone: said[before] },
    })
  }

  return { off: (person: Named) => change(person, 'deactivated'), on: (person: Named) => change(person, 'active') }
}
