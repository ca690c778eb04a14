import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'

/** Licences that allow distribution with a private shop. LGPL covers only libraries that are loaded and not linked (libvips). */
const fine = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Packages that name their licence only in a file. */
const readInFile = { 'png-js': 'MIT' }

/** Returns the packages of a production installation, from the lock file. */
export function listPackages(lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? readInFile[name] ?? '', integrity }
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Returns a sentence for each package that may not be distributed or that has no integrity hash. */
export function findUnfit(packages) {
  return packages.flatMap(({ name, version, licence, integrity }) => [
    ...(isFine(licence)
      ? []
      : [`${name} ${version} has the licence "${licence}", which scripts/supply/packages.mjs does not know as fine`]),
    ...(integrity ? [] : [`${name} ${version} has no integrity in package-lock.json`]),
  ])
}

/** With OR one licence is enough. With AND each must be allowed. */
function isFine(licence) {
  const words = licence.replaceAll(/[()]/g, '').trim()
  if (words.includes(' OR ')) return words.split(' OR ').some(isFine)
  return words.split(' AND ').every((word) => fine.has(word.trim()))
}

export function printLicences(packages) {
  const kinds = Map.groupBy(packages, ({ licence }) => licence)
  const parts = [...kinds].sort(([one], [other]) => (one < other ? -1 : 1))
  return parts
    .map(([licence, list]) => `${licence} (${list.length})\n${list.map(({ name, version }) => `  ${name} ${version}`).join('\n')}\n`)
    .join('\n')
}
