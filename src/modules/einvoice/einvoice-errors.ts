import { DomainError } from '#kit/http/domain-error.ts'

export class EinvoiceOff extends DomainError {
  constructor() {
    super('einvoice_off', 409)
  }
}
