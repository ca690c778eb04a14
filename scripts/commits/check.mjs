// `node scripts/commits/check.mjs` checks the subjects of commits.
import { root } from '../setup/root.mjs'
import { listSubjects } from './list-subjects.mjs'
import { faultsOfSubject } from './subject-faults.mjs'

/** Earlier subjects are not checked. */
const start = 'cdff6d9a79cb8b7a519ff602edd545ef4af7832f'

for (const { hash, subject } of listSubjects(start, root)) {
  for (const fault of faultsOfSubject(subject)) {
    console.error(`${hash} "${subject}": ${fault}`)
    process.exitCode = 1
  }
}
