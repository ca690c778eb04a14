export type BreakKind =
  | 'page wider than the window'
  | 'word broken in two'
  | 'column of letters'
  | 'words joined'
  | 'gaps around digits'
  | 'text cut off'
  | 'text cut with an ellipsis'
  | 'placeholder cut off'
  | 'texts overlap'
  | 'label of a button wraps'
  | 'target smaller than 24 px'
  | 'English left'
  | 'reference to nothing'
  | 'heading skips a level'
  | 'table without heads'
  | 'block within text'
  | 'name lacks the visible words'
  | 'two sections of one name'
  | 'invalid markup'

export type Break = { kind: BreakKind; where: string; text: string }
export type Report = (kind: BreakKind, element: Element, text: string) => void

const longestText = 90
const landmarks = '[id], section, header, footer, nav, aside, dialog, main, article, form, table'

export function createReport(): { breaks: Break[]; report: Report } {
  const breaks: Break[] = []
  const report: Report = (kind, element, text) => {
    const around = element.parentElement?.closest(landmarks)
    const name = around ? `${around.tagName.toLowerCase()}${idOf(around)} ` : ''
    breaks.push({ kind, where: `${name}${element.tagName.toLowerCase()}`, text: text.trim().replaceAll(/\s+/g, ' ').slice(0, longestText) })
  }
  return { breaks, report }
}

/** Ids that React generates identify nothing. */
function idOf({ id }: Element): string {
  return id !== '' && !/[«:_]/.test(id) ? `#${id}` : ''
}
