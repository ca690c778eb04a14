import { findRefusedWords } from '../structure/plain-words.mjs'

const longest = 60
/** First words that look like another form of a verb and are none. */
const imperatives = new Set([
  'Address',
  'Bring',
  'Embed',
  'Exceed',
  'Feed',
  'Focus',
  'Need',
  'Proceed',
  'Seed',
  'Shed',
  'Speed',
  'Spread',
  'String',
])
const notImperative = /^(?:A|An|The|My|Our|This|These|It|We|I)$|(?:ed|ing|[^s]s)$/

/** Returns the faults of a commit subject, each as the end of a sentence. */
export function faultsOfSubject(subject) {
  const first = /^[^\s:,]*/.exec(subject)[0]
  const faults = []
  if (subject.length > longest) faults.push(`has ${subject.length} characters, at most ${longest} are allowed`)
  if (!/^\p{Lu}/u.test(subject)) faults.push('begins without a capital letter')
  else if (notImperative.test(first) && !imperatives.has(first))
    faults.push(`begins with "${first}", not with an imperative such as "Refuse"`)
  if (/[.…]$/.test(subject)) faults.push('ends with a full stop')
  return [...faults, ...findRefusedWords(subject).map(({ word, instead }) => `says "${word}" (${instead})`)]
}
