import type { OwnAddress } from '#contract/members.ts'

export type AddressRowsProps = {
  address: Pick<OwnAddress, 'name' | 'phone' | 'address' | 'city' | 'state' | 'zip'>
  countryName: string
}

export function AddressRows({ address, countryName }: AddressRowsProps) {
  const town = [address.zip, address.city].filter(Boolean).join(' ')
  const rows = [address.address, town, address.state === address.city ? '' : address.state, countryName].filter(Boolean)
  return (
    <div className="text-label leading-relaxed">
      <p className="font-medium break-words">{address.name}</p>
      {rows.map((row) => (
        <p key={row} className="break-words">
          {row}
        </p>
      ))}
      <p className="figures">{address.phone}</p>
    </div>
  )
}
