/** Words that comments must not use, each with the usual word. */
const refused = [
  [/\bwhoever\b/i, 'the person: the visitor, the buyer, staff, the caller'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bdeeds?\b/i, 'action'],
  [/\b(?:told|tells)\b/i, 'says, reports, notifies'],
  [/\bstands\b(?! out)/i, 'is'],
  [/\bwhat is\b/i, 'the noun for it'],
]

/** Returns a printable line for each refused word in the comments of a file. Ignores names in backticks. */
export function faultsOfComments({ path, comments }) {
  return comments.flatMap(({ line, words }) => {
    const text = words.replaceAll(/`[^`]*`/g, '')
    return refused.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(text) ?? []
      return word === undefined ? [] : [`${path}:${line}: a comment says "${word}" (${instead})`]
    })
  })
}
