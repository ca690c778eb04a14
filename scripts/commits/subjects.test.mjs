import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listSubjects } from './list-subjects.mjs'
import { faultsOfSubject } from './subject-faults.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subjects-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
const git = (...args) => execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
const commit = (subject) => git('commit', '--quiet', '--allow-empty', '-m', subject)

it.each(['Refuse an unpaid order', 'Bring back the cart', 'Address three limits', 'Process refunds first', 'Read README before RM 0.00'])(
  'accepts "%s"',
  (subject) => {
    expect(faultsOfSubject(subject)).toEqual([])
  },
)

it.each([
  ['refuse an unpaid order', ['begins without a capital letter']],
  ['Refuse an unpaid order.', ['ends with a full stop']],
  ['Refused an unpaid order', ['begins with "Refused", not with an imperative such as "Refuse"']],
  ['Refuses an unpaid order', ['begins with "Refuses", not with an imperative such as "Refuse"']],
  ['Refusing an unpaid order', ['begins with "Refusing", not with an imperative such as "Refuse"']],
  ['The order waits', ['begins with "The", not with an imperative such as "Refuse"']],
  [`Refuse ${'x'.repeat(54)}`, ['has 61 characters, at most 60 are allowed']],
  ['Read a page anew', ['says "anew" (again)']],
])('refuses "%s"', (subject, faults) => {
  expect(faultsOfSubject(subject)).toEqual(faults)
})

it('lists the commits after the start, and no merges', () => {
  git('init', '--quiet', '--initial-branch=main')
  commit('earlier history')
  const start = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', '-b', 'side')
  commit('Add a part')
  git('checkout', '--quiet', 'main')
  commit('Add another part')
  git('merge', '--quiet', '--no-ff', '-m', 'merge side', 'side')
  const subjects = listSubjects(start, folder).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['Add a part', 'Add another part'])
})

it('lists nothing outside a repository, and where the history does not reach the start', () => {
  expect(listSubjects('HEAD', folder)).toEqual([])
  git('init', '--quiet')
  commit('wrong subject.')
  expect(listSubjects('0123456789012345678901234567890123456789', folder)).toEqual([])
})
