import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultSettings } from './settings.ts'

/** Files outside the settings that may contain the shop's name or the place and hours of its studio. */
const accepted: Readonly<Record<string, string>> = {
  'src/modules/settings/settings.ts': 'the defaults themselves',
  'src/web/storefront/contact/map/kuala-lumpur.ts': 'the name of a street on the plan',
  'src/web/storefront/contact/map/studio-place.ts': 'the address that the plan was drawn for: shown only while it is the studio’s',
  'src/web/browser/use-shop.ts': 'a page that could not read the shop’s facts',
  'src/web/auth/private-meta.ts': 'the same',
  'src/modules/content/first-pages/about.ts': 'a text that the owner edits, about the winged horse',
  'src/server/welcome.ts': 'what the program calls itself, to its operator',
  'src/server/serve.ts': 'the same',
  'src/kit/config/fail-start.ts': 'the same',
  'src/modules/studio/images/compose-image.ts': 'what the compositor calls itself in its pictures',
  'src/commands/seed/seed-products.ts': 'made-up products for measurements',
  'src/commands/messages/find-text-faults.ts': 'the gate that keeps the name out of messages',
  'messages/contact.json': 'the station on the plan',
  'messages/admin-settings.json': 'an example of how coordinates are written',
}
const { shop_name, studio_address, studio_coordinates } = defaultSettings
const facts = [shop_name, studio_address.replace(/^\d+ /, ''), ...studio_coordinates.split(', '), 'Pasar Seni', 'noodle', 'лапшичн']

it('reads the name of the shop and the place of its studio from the settings alone', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'messages/*/*.json']).filter((file) => !/\.test\.tsx?$|^src\/demo\/|\.gen\.ts$/.test(file))
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$|TulparMark|tulpar-mark/gm, '')
    const place = file.replace(/^messages\/\w+\//, 'messages/')
    return place in accepted ? [] : facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)
  })
  expect(files.length).toBeGreaterThan(2000)
  expect(found).toEqual([])
})
