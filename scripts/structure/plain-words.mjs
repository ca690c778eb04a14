/** Words of which plain English has a more usual one, each with that word. */
const refused = [
  [/\bwhoever\b/i, 'the person: the visitor, the buyer, staff, the caller'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bdeeds?\b/i, 'action'],
  [/\b(?:told|tells)\b/i, 'says, reports, notifies'],
  [/\bstands\b(?! out)/i, 'is'],
  [/\bwhat is\b/i, 'the noun for it'],
]

/** Whether a text holds a refused word anywhere, code included: a quick check before a file is parsed. */
export function mentionsRefusedWord(text) {
  return refused.some(([pattern]) => pattern.test(text))
}

/** Returns each refused word of a text as `{word, instead}`. Ignores code in backticks. */
export function findRefusedWords(text) {
  const prose = text.replaceAll(/`[^`]*`/g, '')
  return refused.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(prose) ?? []
    return word === undefined ? [] : [{ word, instead }]
  })
}
