/** An address for reading: without its protocol, and with line breaks before the path rather than within the code. */
export function WebAddress({ children }: { children: string }) {
  const address = children.replace(/^https?:\/\//, '')
  const path = /\/.*$/.exec(address)?.[0] ?? ''
  return (
    <>
      {address.slice(0, address.length - path.length)}
      {path && <wbr />}
      {path}
    </>
  )
}
