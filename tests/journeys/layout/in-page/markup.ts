import type { Report } from './report.ts'
import { isShown } from './texts.ts'

const references = ['aria-describedby', 'aria-labelledby', 'aria-errormessage', 'for'] as const
/** Blocks that are not allowed in text elements. */
const blocksInText = ':is(span, p, label) :is(fieldset, table, section, form, h1, h2, h3)'

/** Reports references to missing ids, skipped heading levels and tables without headers. */
export function findMarkup(report: Report): void {
  for (const name of references)
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? [])
        if (id !== '' && !document.getElementById(id)) report('reference to nothing', element, `${name}="${id}"`)
  let level = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!isShown(heading) || heading.closest('iframe, dialog')) continue
    const own = Number(heading.tagName.slice(1))
    if (level > 0 && own > level + 1) report('heading skips a level', heading, heading.textContent)
    level = own
  }
  for (const cell of document.querySelectorAll('th:not([scope])')) report('table without heads', cell, cell.textContent)
  for (const row of document.querySelectorAll('thead tr:empty')) report('table without heads', row, 'a row of heads without cells')
  for (const block of document.querySelectorAll(blocksInText)) report('block within text', block, block.textContent)
}

/** Markup that HTML validators reject and browsers ignore. */
const refused = [
  'input:is([type="checkbox"], [type="radio"])[readonly]',
  'figcaption:not(:first-child, :last-child)',
  // The first option must be empty, or the select always has a value.
  'select[required]:not([multiple]):not(:has(> option:first-child[value=""]))',
  '[role="tab"][aria-selected="true"]:not([aria-controls])',
]

export function findInvalidMarkup(report: Report): void {
  for (const selector of refused)
    for (const element of document.querySelectorAll(selector)) report('invalid markup', element, `${selector} · ${element.textContent}`)
}
