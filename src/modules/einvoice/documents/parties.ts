import type { EinvoiceSettings } from '#contract/einvoice.ts'
import { msicNames } from '#contract/rules/msic-names.ts'
import { alpha3Of } from '../tables/country-codes.ts'
import { stateCodeOf } from '../tables/state-codes.ts'
import { type Element, leaf } from './ubl-values.ts'

export type DocumentSeller = EinvoiceSettings['seller']

/** A buyer as an e-invoice names it. */
export type DocumentBuyer = {
  name: string
  tin: string
  idType: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY'
  idValue: string
  sstNumber: string
  /** Empty for the general public. */
  email: string
  phone: string
  address: string
  addressLine2: string
  city: string
  zip: string
  state: string
  /** Alpha-2. */
  country: string
}

const none = 'NA'
/** MyInvois' code for no state: abroad, or unknown. */
const noState = '17'

/** The buyer of a consolidated e-invoice and of its refund notes. */
export const generalPublic: DocumentBuyer = {
  name: 'General Public',
  tin: 'EI00000000010',
  idType: 'BRN',
  idValue: none,
  sstNumber: none,
  email: '',
  phone: none,
  address: none,
  addressLine2: '',
  city: none,
  zip: '',
  state: '',
  country: 'MY',
}

export function supplierParty(seller: DocumentSeller): Element {
  const activity = msicNames.find(([code]) => code === seller.msic_code)?.[1] ?? seller.business_activity
  return {
    IndustryClassificationCode: leaf(seller.msic_code, { name: activity }),
    PartyIdentification: identification({
      tin: seller.tin,
      idType: seller.id_type,
      idValue: seller.id_value,
      sstNumber: seller.sst_number || none,
    }),
    PostalAddress: [postalAddress({ ...seller, addressLine2: seller.address_2 })],
    PartyLegalEntity: [{ RegistrationName: leaf(seller.name) }],
    Contact: [contact(seller)],
  }
}

export function customerParty(buyer: DocumentBuyer): Element {
  return {
    PostalAddress: [postalAddress(buyer)],
    PartyLegalEntity: [{ RegistrationName: leaf(buyer.name) }],
    PartyIdentification: identification(buyer),
    Contact: [contact(buyer)],
  }
}

function identification({ tin, idType, idValue, sstNumber }: Pick<DocumentBuyer, 'tin' | 'idType' | 'idValue' | 'sstNumber'>): object[] {
  const numbers = { TIN: tin, [idType]: idValue, SST: sstNumber, TTX: none }
  return Object.entries(numbers).map(([schemeID, value]) => ({ ID: leaf(value, { schemeID }) }))
}

function postalAddress(at: Pick<DocumentBuyer, 'address' | 'addressLine2' | 'city' | 'zip' | 'state' | 'country'>): Element {
  return {
    CityName: leaf(at.city),
    PostalZone: leaf(at.zip),
    CountrySubentityCode: leaf((at.country === 'MY' && stateCodeOf(at.state)) || noState),
    AddressLine: [at.address, at.addressLine2].filter(Boolean).map((line) => ({ Line: leaf(line) })),
    Country: [{ IdentificationCode: leaf(alpha3Of[at.country] ?? '', { listID: 'ISO3166-1', listAgencyID: '6' }) }],
  }
}

function contact({ phone, email }: { phone: string; email: string }): Element {
  return { Telephone: leaf(phone), ...(email !== '' && { ElectronicMail: leaf(email) }) }
}
