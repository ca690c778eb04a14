import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { npm } from '../setup/run.mjs'
import { listPackages, printLicences } from './packages.mjs'

/** Writes npm's CycloneDX bill of materials and the list of licences into the build folder. */
export function writeSbom(folder) {
  writeFileSync(join(folder, 'licences.txt'), printLicences(listPackages()))
  const [command, args] = npm(['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'])
  const shell = process.platform === 'win32'
  const bill = execFileSync(command, args, { cwd: root, shell, encoding: 'utf8', maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] })
  writeFileSync(join(folder, 'sbom.cdx.json'), bill)
}
