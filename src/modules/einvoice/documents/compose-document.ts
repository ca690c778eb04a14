import { add, isLess, type Money, zero } from '#contract/rules/money.ts'
import { customerParty, type DocumentBuyer, type DocumentSeller, supplierParty } from './parties.ts'
import { amount, type Element, leaf } from './ubl-values.ts'

/** Part of a line with one kind of tax. `percent` is undefined where nothing is taxed. */
export type TaxedPart = { taxType: string; taxable: Money; tax: Money; percent: number | undefined }

export type DocumentLine = {
  description: string
  classification: string
  quantity: number
  price: Money
  /** Price × quantity, before the line's share of the discount. */
  extension: Money
  discount: Money
  parts: readonly TaxedPart[]
}

export type ComposedDocument = {
  codeNumber: string
  at: Date
  /** 01 is an invoice, also a consolidated one; 04 is a refund note. */
  type: '01' | '04'
  version: '1.1' | '1.0'
  /** First and last day; only of a consolidated e-invoice. */
  period?: { from: string; to: string }
  /** The document that a refund note is for. */
  reference?: { codeNumber: string; uuid: string }
  seller: DocumentSeller
  buyer: DocumentBuyer
  paymentMode?: string
  lines: readonly DocumentLine[]
  rounding: Money
}

const longestDescription = 300

/**
 * Writes an e-invoice in the format of MyInvois: UBL 2.1 as JSON without spaces, with the keys in the order of the authority's samples. The
 * signature covers these bytes.
 */
export function composeDocument(document: ComposedDocument): string {
  const { codeNumber, at, type, version, period, reference, seller, buyer, paymentMode, lines } = document
  const iso = at.toISOString()
  return JSON.stringify({
    _D: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    _A: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    _B: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    Invoice: [
      {
        ID: leaf(codeNumber),
        IssueDate: leaf(iso.slice(0, 10)),
        IssueTime: leaf(`${iso.slice(11, 19)}Z`),
        InvoiceTypeCode: leaf(type, { listVersionID: version }),
        DocumentCurrencyCode: leaf('MYR'),
        TaxCurrencyCode: leaf('MYR'),
        ...(period && { InvoicePeriod: [{ StartDate: leaf(period.from), EndDate: leaf(period.to), Description: leaf('Monthly') }] }),
        ...(reference && {
          BillingReference: [{ InvoiceDocumentReference: [{ ID: leaf(reference.codeNumber), UUID: leaf(reference.uuid) }] }],
        }),
        AccountingSupplierParty: [{ Party: [supplierParty(seller)] }],
        AccountingCustomerParty: [{ Party: [customerParty(buyer)] }],
        ...(paymentMode !== undefined && { PaymentMeans: [{ PaymentMeansCode: leaf(paymentMode) }] }),
        TaxTotal: [taxTotal(sumsByType(lines))],
        LegalMonetaryTotal: [monetaryTotal(document)],
        InvoiceLine: lines.map(invoiceLine),
      },
    ],
  })
}

function monetaryTotal({ lines, rounding }: ComposedDocument): Element {
  const net = add(...lines.flatMap(({ parts }) => parts.map(({ taxable }) => taxable)))
  const gross = add(net, ...lines.flatMap(({ parts }) => parts.map(({ tax }) => tax)))
  return {
    LineExtensionAmount: amount(net),
    TaxExclusiveAmount: amount(net),
    TaxInclusiveAmount: amount(gross),
    ...(rounding !== zero && { PayableRoundingAmount: amount(rounding) }),
    PayableAmount: amount(add(gross, rounding)),
  }
}

function invoiceLine({ description, classification, quantity, price, extension, discount, parts }: DocumentLine, place: number): Element {
  return {
    ID: leaf(String(place + 1)),
    InvoicedQuantity: leaf(quantity, { unitCode: 'C62' }),
    LineExtensionAmount: amount(add(...parts.map(({ taxable }) => taxable))),
    ...(isLess(zero, discount) && {
      AllowanceCharge: [{ ChargeIndicator: leaf(false), AllowanceChargeReason: leaf('Discount'), Amount: amount(discount) }],
    }),
    TaxTotal: [taxTotal(parts)],
    Item: [
      {
        CommodityClassification: [{ ItemClassificationCode: leaf(classification, { listID: 'CLASS' }) }],
        Description: leaf(description.slice(0, longestDescription)),
      },
    ],
    Price: [{ PriceAmount: amount(price) }],
    ItemPriceExtension: [{ Amount: amount(extension) }],
  }
}

function taxTotal(parts: readonly TaxedPart[]): Element {
  return {
    TaxAmount: amount(add(...parts.map(({ tax }) => tax))),
    TaxSubtotal: parts.map(({ taxType, taxable, tax, percent }) => ({
      TaxableAmount: amount(taxable),
      TaxAmount: amount(tax),
      ...(percent !== undefined && { Percent: leaf(percent) }),
      TaxCategory: [{ ID: leaf(taxType), TaxScheme: [{ ID: leaf('OTH', { schemeID: 'UN/ECE 5153', schemeAgencyID: '6' }) }] }],
    })),
  }
}

/** One for each kind of tax, in the order in which they first occur; without the rate. */
function sumsByType(lines: readonly DocumentLine[]): TaxedPart[] {
  const sums = new Map<string, TaxedPart>()
  for (const { taxType, taxable, tax } of lines.flatMap(({ parts }) => parts)) {
    const sum = sums.get(taxType) ?? { taxType, taxable: zero, tax: zero, percent: undefined }
    sums.set(taxType, { ...sum, taxable: add(sum.taxable, taxable), tax: add(sum.tax, tax) })
  }
  return [...sums.values()]
}
