// Addresses in a form that can be kept and compared but not read: whoever copies the database learns none.
import { createHmac } from 'node:crypto'
import { placeOf } from './address.ts'
import { keyFrom } from './keys.ts'

const LENGTH = 22

export class AddressMarks {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = keyFrom(secret, 'addresses')
  }

  /** The same for all addresses that a limit counts as one. */
  markOf(address: string): string {
    const mark = createHmac('sha256', this.key).update(placeOf(address)).digest('base64url')
    return mark.slice(0, LENGTH)
  }
}
