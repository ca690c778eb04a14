export const boardViews = ['board', 'list', 'calendar'] as const
const names = ['q', 'type', 'assigned_to', 'due', 'state', 'view', 'wall'] as const
export type BoardQuery = Partial<Record<(typeof names)[number], string | undefined>>

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text)
const known: Record<(typeof names)[number], (text: string) => boolean> = {
  q: (text) => text.trim() !== '' && text.length <= 100,
  type: isId,
  assigned_to: (text) => text === 'me' || text === 'nobody' || isId(text),
  due: (text) => text === 'today' || text === 'week',
  state: (text) => text === 'late' || text === 'blocked',
  view: (text) => text === 'list' || text === 'calendar',
  wall: (text) => text === '1',
}

/** Reads the board's query string, without invalid values. `overdue=true`, as in the dashboard's link, means late. */
export function readBoard(params: URLSearchParams): BoardQuery {
  const said: BoardQuery = Object.fromEntries(
    names.map((name) => {
      const text = (params.get(name) ?? '').replaceAll('\0', '')
      return [name, known[name](text) ? text : undefined]
    }),
  )
  return said.state === undefined && params.get('overdue') === 'true' ? { ...said, state: 'late' } : said
}

const mostCards = 500

export function queueInput({ q, type, assigned_to, due, state }: BoardQuery) {
  const dueWithin: 'today' | 'week' | undefined = due === 'today' || due === 'week' ? due : undefined
  return {
    q,
    type,
    assigned_to,
    due: dueWithin,
    overdue: state === 'late' ? ('true' as const) : undefined,
    blocked: state === 'blocked' ? ('true' as const) : undefined,
    limit: mostCards,
  }
}
