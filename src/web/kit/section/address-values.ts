import {
  type PostalAddressSection,
  type PostalAddressValues,
  postalAddressValues,
} from '#contract/postal-address.ts'
import { judgeAddress } from '#domain/postal-address/judge-address.ts'
import { m } from '#messages/compiled/messages.js'
import type { SectionField } from '#web/kit/section/section-difference.ts'

/** The address as its form holds it: empty text for no region. */
export type AddressForm = Record<keyof PostalAddressValues, string>

export function addressForm({ address, proposed }: PostalAddressSection): AddressForm {
  if (address) return { ...address, region: address.region ?? '' }
  return { ...proposed, postalCode: '', region: '', city: '', street: '' }
}

/** The value to send, or each field's fault. */
export function readAddress(
  values: AddressForm,
): { ok: true; address: PostalAddressValues } | { ok: false; faults: { field: string; code: string }[] } {
  const parsed = postalAddressValues.safeParse(values)
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), code: message })),
    }
  const verdict = judgeAddress(parsed.data)
  return verdict.ok ? { ok: true, address: parsed.data } : { ok: false, faults: verdict.faults }
}

/** The label of each field, in the order of the form. */
export const addressLabels: Record<keyof PostalAddressValues, () => string> = {
  recipient: m.address_recipient,
  country: m.address_country,
  postalCode: m.address_postal_code,
  region: m.address_region,
  city: m.address_city,
  street: m.address_street,
}

/** The fields with their values in words. */
export function addressFields(countryName: (code: string) => string): SectionField<AddressForm>[] {
  return (Object.keys(addressLabels) as (keyof PostalAddressValues)[]).map(name => ({
    name,
    label: addressLabels[name](),
    ...(name === 'country' && { show: countryName }),
  }))
}
