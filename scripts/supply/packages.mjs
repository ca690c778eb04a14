import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'

/** Under which others may be handed on with a shop that is not public itself. Of LGPL are only libraries that are loaded, not linked (libvips). */
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

/** What names its licence in a file alone. */
const readInFile = { 'png-js': 'MIT' }

/** What a production installation holds, by the lock file. */
export function listPackages(lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? readInFile[name] ?? '', integrity }
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** One sentence for each package that may not be handed on, or of which nobody knows whether it is what it was. */
export function findUnfit(packages) {
  return packages.flatMap(({ name, version, licence, integrity }) => [
    ...(isFine(licence)
      ? []
      : [`${name} ${version} has the licence "${licence}", which scripts/supply/packages.mjs does not know as fine`]),
    ...(integrity ? [] : [`${name} ${version} has no integrity in package-lock.json`]),
  ])
}

/** Of alternatives one is enough; of what is joined each counts. */
function isFine(licence) {
  const words = licence.replaceAll(/[()]/g, '').trim()
  if (words.includes(' OR ')) return words.split(' OR ').some(isFine)
  return words.split(' AND ').every((word) => fine.has(word.trim()))
}

/** The list of licences as a page of text. */
export function printLicences(packages) {
  const kinds = Map.groupBy(packages, ({ licence }) => licence)
  const parts = [...kinds].sort(([one], [other]) => (one < other ? -1 : 1))
  return parts
    .map(([licence, list]) => `${licence} (${list.length})\n${list.map(({ name, version }) => `  ${name} ${version}`).join('\n')}\n`)
    .join('\n')
}
