import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

it('connects the chosen tab with its panel before any script runs', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Account"
      value="in"
      onValueChange={() => undefined}
      tabs={[
        { value: 'in', label: 'Sign in', to: '/login' },
        { value: 'up', label: 'Register', to: '/login?tab=register' },
      ]}
    >
      Fields
    </Tabs>,
  )
  const [tab = ''] = /<a[^>]*role="tab"[^>]*>Sign in</.exec(html) ?? []
  const [panel = ''] = /<div[^>]*role="tabpanel"[^>]*>/.exec(html) ?? []
  const valueOf = (name: string, tag: string) => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1]
  expect(valueOf('aria-controls', tab)).toBeTruthy()
  expect(valueOf('aria-controls', tab)).toBe(valueOf('id', panel))
  expect(valueOf('aria-labelledby', panel)).toBe(valueOf('id', tab))
  expect(html.match(/aria-controls=/g)).toHaveLength(1)
})
