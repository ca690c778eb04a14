import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WebAddress } from './web-address.tsx'

it('lets a line end between the site and the code, and leaves out the protocol', () => {
  const written = (address: string) => renderToStaticMarkup(<WebAddress>{address}</WebAddress>)
  expect(written('https://tulpar.example/r/KASSA222')).toBe('tulpar.example<wbr/>/r/KASSA222')
  expect(written('https://tulpar.example/?p=DASTARXN')).toBe('tulpar.example<wbr/>/?p=DASTARXN')
  expect(written('tulpar.example')).toBe('tulpar.example')
})
