import { expect, it } from 'vitest'
import { findUnfit, listPackages, printLicences } from './packages.mjs'

const lock = {
  packages: {
    '': { name: 'shop' },
    'node_modules/felt': { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' },
    'node_modules/felt/node_modules/wool': { version: '2.0.0', license: '(GPL-3.0 OR MIT)', integrity: 'sha512-y' },
    'node_modules/loom': { version: '3.0.0', license: 'MIT AND GPL-3.0', integrity: 'sha512-z' },
    'node_modules/reed': { version: '4.0.0', license: 'ISC' },
    'node_modules/tested': { version: '5.0.0', license: 'GPL-3.0', dev: true },
  },
}

it('lists the packages of a production installation, each by its own name', () => {
  expect(listPackages(lock).map(({ name }) => name)).toEqual(['felt', 'loom', 'reed', 'wool'])
  expect(printLicences(listPackages(lock))).toContain('MIT (1)\n  felt 1.0.0\n')
})

it('refuses an unknown licence, and a package without integrity', () => {
  expect(findUnfit(listPackages(lock))).toEqual([
    expect.stringMatching(/^loom 3\.0\.0 has the licence "MIT AND GPL-3\.0"/),
    'reed 4.0.0 has no integrity in package-lock.json',
  ])
})

it('finds no secret in the shop', () => {
  const packages = listPackages()
  expect(packages.length).toBeGreaterThan(100)
  expect(findUnfit(packages)).toEqual([])
})
