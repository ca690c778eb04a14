import { findRefusedWords } from './plain-words.mjs'
import { walk } from './read-sources.mjs'

const linesIn = (place, words, line) =>
  findRefusedWords(words).map(({ word, instead }) => `${place.path}:${line}: ${place.name} says "${word}" (${instead})`)

/** Returns a printable line for each refused word in the comments of a source. */
export function faultsOfComments({ path, comments }) {
  return comments.flatMap(({ line, words }) => linesIn({ path, name: 'a comment' }, words, line))
}

/** Returns a printable line for each refused word in a Markdown page outside its code. */
export function faultsOfDocument({ path, text }) {
  const prose = text.replaceAll(/^```[^]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
  return prose.split('\n').flatMap((words, index) => linesIn({ path, name: 'the document' }, words, index + 1))
}

/** Returns a printable line for each refused word in the names of `it`, `test` and `describe`, with their variants such as `it.each`. */
export function faultsOfTestNames({ path, text, program }) {
  const faults = []
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return
    const [name] = node.arguments
    const words = name?.type === 'TemplateLiteral' ? name.quasis.map(({ value }) => value.cooked).join('…') : name?.value
    if (typeof words !== 'string') return
    faults.push(...linesIn({ path, name: 'the name of a test' }, words, text.slice(0, name.start).split('\n').length))
  })
  return faults
}

/** Recognises `it`, `it.skip` and `it.each(rows)`, whose result is called with the name. */
function isTest(callee) {
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') return isTest(callee.callee ?? callee.tag)
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  return callee.type === 'Identifier' && ['it', 'test', 'describe'].includes(callee.name)
}
