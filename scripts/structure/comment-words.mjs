/** Words that comments don't use, and the usual word instead. */
const refused = [
  [/\bwhoever\b/i, 'the person: the visitor, the buyer, staff, the caller'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bdeeds?\b/i, 'action'],
  [/\b(?:told|tells)\b/i, 'says, reports, notifies'],
  [/\bstands\b(?! out)/i, 'is'],
  [/\bwhat is\b/i, 'the noun for it'],
]

/** Words of the old private dialect in comments, as lines for people. Names in backticks are left alone. */
export function faultsOfComments({ path, comments }) {
  return comments.flatMap(({ line, words }) => {
    const text = words.replaceAll(/`[^`]*`/g, '')
    return refused.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(text) ?? []
      return word === undefined ? [] : [`${path}:${line}: a comment says "${word}" (${instead})`]
    })
  })
}
