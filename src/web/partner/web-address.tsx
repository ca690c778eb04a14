/** An address to read: without its protocol, and a line ends in front of the path sooner than within the code. */
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
